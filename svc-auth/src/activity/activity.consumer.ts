import { type ActivityRecorded, activityRecorded } from '@evenhand/contracts/events/activity-recorded';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PeopleRepository } from '../people/people.repository.js';
import { ActivityService } from './activity.service.js';

/** The only way into a log, for this service's acts too: a separate transaction holds no other lock. */
@Injectable()
export class ActivityConsumer {
  constructor(
    private readonly people: PeopleRepository,
    private readonly activity: ActivityService,
  ) {}

  @Consumes(activityRecorded)
  async append(recorded: ActivityRecorded, manager: EntityManager): Promise<void> {
    const isOurs = await this.people.hasCase(manager, recorded.caseId);
    if (isOurs) await this.activity.append(manager, recorded);
  }
}
