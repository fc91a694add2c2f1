import { randomUUID } from 'node:crypto';
import { Clock } from '@evenhand/service-kit/time/clock';
import type { ActivityKind } from '@evenhand/wording/activity';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ActivityRow } from './activity.entity.js';

@Injectable()
export class ActivitiesRepository {
  constructor(private readonly clock: Clock) {}

  async add(manager: EntityManager, caseId: string, kind: ActivityKind): Promise<void> {
    await manager.insert(ActivityRow, { id: randomUUID(), caseId, kind, at: this.clock.now() });
  }

  /** The newest first. */
  latestOf(manager: EntityManager, caseId: string, most: number): Promise<ActivityRow[]> {
    return manager.find(ActivityRow, { where: { caseId }, order: { at: 'DESC' }, take: most });
  }
}
