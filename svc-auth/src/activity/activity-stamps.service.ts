import { createHash } from 'node:crypto';
import { hashOf, headBytes } from '@evenhand/activity-log/chain';
import { readStamp } from '@evenhand/activity-log/stamp';
import { BEFORE_FIRST } from '@evenhand/contracts/activity/log';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Clock } from '@evenhand/service-kit/time/clock';
import type { TimestampAuthority } from '@evenhand/service-kit/time-stamps/timestamp-authority';
import { Inject, Injectable } from '@nestjs/common';
import { ActivityRepository } from './activity.repository.js';
import { toEntry } from './activity-entry.entity.js';
import type { ActivityStamp } from './activity-stamp.entity.js';
import { StampCertificates } from './stamp-certificates.js';

export const TIMESTAMP_AUTHORITY = Symbol('timestamp authority');

/** Cases a run takes; the rest is taken by the next one. */
const MOST_LOGS = 1_000;

/** Stamps the heads of the logs, each at most once a day and before it is downloaded. */
@Injectable()
export class ActivityStampsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly activity: ActivityRepository,
    private readonly trusted: StampCertificates,
    private readonly clock: Clock,
    @Inject(TIMESTAMP_AUTHORITY) private readonly authority: TimestampAuthority,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async stampDaily(): Promise<void> {
    const yesterday = this.clock.inDays(-1);
    const caseIds = await this.activity.unstampedSince(this.transactions.manager, yesterday, MOST_LOGS);
    for (const caseId of caseIds) await this.stamp(caseId);
  }

  /** A log without the newest stamp is of more use than none. */
  async tryStamp(caseId: string): Promise<void> {
    await this.stamp(caseId).catch((error) => this.log.warn({ err: error }, 'the activity log was not stamped'));
  }

  certificates(): Promise<string[]> {
    return this.trusted.list();
  }

  /** The authority is asked outside of a transaction; entries appended meanwhile wait for the next stamp. */
  private async stamp(caseId: string): Promise<void> {
    const {
      count,
      hash: head,
      stampedCount,
    } = await this.transactions.run((manager) => this.activity.lockHead(manager, caseId));
    if (count === stampedCount) return;
    if (!(await this.isWhole(caseId, stampedCount, { count, head }))) {
      this.log.error({ caseId }, 'the activity log was altered in the database, and is not stamped');
      return;
    }
    const data = headBytes({ log: caseId, count, head });
    const token = await this.authority.timestamp(createHash('sha256').update(data).digest(), 'SHA-256');
    const { certificate } = await readStamp(token, data);
    await this.trusted.add(certificate);
    const stamp = { caseId, count, head, token: Buffer.from(token), certificate };
    await this.transactions.run((manager) => this.activity.addStamp(manager, stamp, this.clock.now()));
  }

  /** Whether the entries since the last stamp lead from its head to this one, and the stamp is of this site. */
  private async isWhole(caseId: string, stampedCount: number, { count, head }: { count: number; head: string }) {
    const { manager } = this.transactions;
    // Another run may have stamped meanwhile.
    const stamp = (await this.activity.stampsOf(manager, caseId)).find((each) => each.count === stampedCount);
    if (stamp && !(await this.isOfThisSite(stamp))) return false;
    let previous = stamp?.head ?? BEFORE_FIRST;
    const entries = await this.activity.entriesAfter(manager, caseId, stampedCount, count - stampedCount);
    for (const [index, row] of entries.entries()) {
      const isNext = row.number === stampedCount + index + 1 && row.previous === previous;
      if (!isNext || (await hashOf(toEntry(row))) !== row.hash) return false;
      previous = row.hash;
    }
    return entries.length === count - stampedCount && previous === head;
  }

  /** By its token: the column of the certificate may be forged. */
  private async isOfThisSite({ caseId: log, count, head, token }: ActivityStamp): Promise<boolean> {
    const read = await readStamp(token, headBytes({ log, count, head })).catch(() => null);
    return read !== null && this.trusted.has(read.certificate);
  }
}
