import type { ActivityDetail, ActivityKind } from '@evenhand/contracts/activity/kinds';
import { activityRecorded } from '@evenhand/contracts/events/activity-recorded';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../outbox/outbox.js';
import { Clock } from '../time/clock.js';

/** Records acts of a case for the activity log of its owner, in the transaction of the act. */
@Injectable()
export class Activity {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  record(manager: EntityManager, caseId: string, kind: ActivityKind, detail: ActivityDetail = {}): Promise<void> {
    return this.outbox.publish(manager, activityRecorded, { caseId, kind, at: this.clock.now().toISOString(), detail });
  }
}
