import { hashOf } from '@evenhand/activity-log/chain';
import { ACTIVITY_PAGE, type ActivityList, type ListActivity } from '@evenhand/contracts/activity/activity';
import { type ActivityKind, kindsOfGroup } from '@evenhand/contracts/activity/kinds';
import type { ActivityLog } from '@evenhand/contracts/activity/log';
import type { ActivityRecorded } from '@evenhand/contracts/events/activity-recorded';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ActivityRepository } from './activity.repository.js';
import { toEntry } from './activity-entry.entity.js';
import { ActivityStampsService } from './activity-stamps.service.js';

/** Above the longest log of a person who is attacked for years; one log is held in memory while it is written. */
const MOST_ENTRIES = 100_000;

/** Downloads of evidence within this time are one entry: an archive may have thousands of files. */
const ONE_DOWNLOAD_MINUTES = 10;

/** The activity log of a case: only ever appended to, and read by its owner alone. */
@Injectable()
export class ActivityService {
  constructor(
    private readonly transactions: Transactions,
    private readonly activity: ActivityRepository,
    private readonly stamps: ActivityStampsService,
    private readonly clock: Clock,
  ) {}

  async append(manager: EntityManager, { caseId, kind, at, detail }: ActivityRecorded): Promise<void> {
    const { count, hash: previous } = await this.activity.lockHead(manager, caseId);
    if (kind === 'evidence-downloaded' && (await this.isListed(manager, caseId, kind))) return;
    const recordedAt = this.clock.now();
    const number = count + 1;
    const hash = await hashOf({
      log: caseId,
      number,
      at,
      recordedAt: recordedAt.toISOString(),
      kind,
      detail,
      previous,
    });
    await this.activity.append(manager, { caseId, number, at: new Date(at), recordedAt, kind, detail, previous, hash });
  }

  async list(caseId: string, { before, group }: ListActivity): Promise<ActivityList> {
    const wanted = { before, most: ACTIVITY_PAGE + 1, ...(group && { kinds: kindsOfGroup(group) }) };
    const rows = await this.activity.page(this.transactions.manager, caseId, wanted);
    const shown = rows.slice(0, ACTIVITY_PAGE);
    const entries = shown.map(({ number, at, kind, detail }) => ({ number, at: at.toISOString(), kind, detail }));
    return { entries, next: rows.length > ACTIVITY_PAGE ? (shown.at(-1)?.number ?? null) : null };
  }

  /** The whole log, ending with the record of this download and a stamp over it. */
  async download(caseId: string): Promise<ActivityLog> {
    const at = this.clock.now().toISOString();
    await this.transactions.run((manager) => this.append(manager, { caseId, kind: 'log-downloaded', at, detail: {} }));
    await this.stamps.tryStamp(caseId);
    return this.read(caseId);
  }

  read(log: string): Promise<ActivityLog> {
    return this.transactions.run(async (manager) => {
      const { count, hash: head } = await this.activity.lockHead(manager, log);
      const entries = (await this.activity.entriesAfter(manager, log, 0, MOST_ENTRIES)).map(toEntry);
      const stamps = (await this.activity.stampsOf(manager, log)).map(({ count, head, token }) => ({
        ...{ log, count, head },
        token: token.toString('base64'),
      }));
      return { format: 'evenhand-activity-log-1', log, count, head, entries, stamps };
    });
  }

  private isListed(manager: EntityManager, caseId: string, kind: ActivityKind): Promise<boolean> {
    return this.activity.hasSince(manager, caseId, kind, this.clock.inMinutes(-ONE_DOWNLOAD_MINUTES));
  }
}
