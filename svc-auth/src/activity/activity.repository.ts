import type { ActivityKind } from '@evenhand/contracts/activity/kinds';
import { BEFORE_FIRST } from '@evenhand/contracts/activity/log';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, LessThan, MoreThan } from 'typeorm';
import { ActivityEntryRow } from './activity-entry.entity.js';
import { ActivityHead } from './activity-head.entity.js';
import { ActivityStamp } from './activity-stamp.entity.js';

@Injectable()
export class ActivityRepository {
  /** The head of a log, locked until the transaction ends; the first call begins the log. */
  async lockHead(manager: EntityManager, caseId: string): Promise<ActivityHead> {
    const first = { caseId, count: 0, hash: BEFORE_FIRST, stampedCount: 0, stampedAt: null };
    await manager.createQueryBuilder().insert().into(ActivityHead).values(first).orIgnore().execute();
    return manager.findOneOrFail(ActivityHead, { where: { caseId }, lock: { mode: 'pessimistic_write' } });
  }

  async append(manager: EntityManager, entry: ActivityEntryRow): Promise<void> {
    await manager.insert(ActivityEntryRow, entry);
    await manager.update(ActivityHead, { caseId: entry.caseId }, { count: entry.number, hash: entry.hash });
  }

  /** Newest first; `before` and `kinds` narrow. */
  page(
    manager: EntityManager,
    caseId: string,
    { before, kinds, most }: { before?: number | undefined; kinds?: readonly ActivityKind[]; most: number },
  ): Promise<ActivityEntryRow[]> {
    const where = { caseId, ...(before && { number: LessThan(before) }), ...(kinds && { kind: In(kinds) }) };
    return manager.find(ActivityEntryRow, { where, order: { number: 'DESC' }, take: most });
  }

  /** Whether an entry of a kind was recorded after a moment. */
  hasSince(manager: EntityManager, caseId: string, kind: ActivityKind, moment: Date): Promise<boolean> {
    return manager.existsBy(ActivityEntryRow, { caseId, kind, recordedAt: MoreThan(moment) });
  }

  /** Oldest first, after a number. */
  entriesAfter(manager: EntityManager, caseId: string, number: number, most: number): Promise<ActivityEntryRow[]> {
    const where = { caseId, number: MoreThan(number) };
    return manager.find(ActivityEntryRow, { where, order: { number: 'ASC' }, take: most });
  }

  /** Oldest first. */
  stampsOf(manager: EntityManager, caseId: string): Promise<ActivityStamp[]> {
    return manager.find(ActivityStamp, { where: { caseId }, order: { count: 'ASC' } });
  }

  async addStamp(manager: EntityManager, stamp: ActivityStamp, stampedAt: Date): Promise<void> {
    const { caseId, count: stampedCount } = stamp;
    await manager.createQueryBuilder().insert().into(ActivityStamp).values(stamp).orIgnore().execute();
    await manager.update(ActivityHead, { caseId, stampedCount: LessThan(stampedCount) }, { stampedCount, stampedAt });
  }

  /** Cases with entries after their last stamp, whose last stamp is older than a moment. */
  async unstampedSince(manager: EntityManager, moment: Date, most: number): Promise<string[]> {
    const heads = await manager
      .createQueryBuilder(ActivityHead, 'head')
      .select('head.caseId')
      .where('head.count > head.stampedCount AND (head.stampedAt IS NULL OR head.stampedAt <= :moment)', { moment })
      .orderBy('head.stampedAt', 'ASC', 'NULLS FIRST')
      .limit(most)
      .getMany();
    return heads.map(({ caseId }) => caseId);
  }

  async certificates(manager: EntityManager): Promise<string[]> {
    const rows: { certificate: string }[] = await manager
      .createQueryBuilder(ActivityStamp, 'stamp')
      .select('DISTINCT stamp.certificate', 'certificate')
      .getRawMany();
    return rows.map(({ certificate }) => certificate);
  }
}
