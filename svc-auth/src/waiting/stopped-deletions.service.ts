import { Activity } from '@evenhand/service-kit/activity/activity';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Person } from '../people/person.entity.js';
import { DeletionsRepository } from './deletions.repository.js';

/** Stops deletions that have not begun. */
@Injectable()
export class StoppedDeletionsService {
  constructor(
    private readonly deletions: DeletionsRepository,
    private readonly activity: Activity,
  ) {}

  async stop(manager: EntityManager, { caseId }: Pick<Person, 'caseId'>): Promise<void> {
    if (await this.deletions.cancel(manager, caseId)) await this.activity.record(manager, caseId, 'deletion-cancelled');
  }
}
