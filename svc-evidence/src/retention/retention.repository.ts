import { isDeepStrictEqual } from 'node:util';
import {
  type ChangeRetention,
  DISCLOSURE_RETENTION_IN_DAYS,
  type Retention,
  USUAL_RETENTION_IN_DAYS,
} from '@evenhand/contracts/evidence/retention';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EvidenceFileEntity } from '../files/evidence-file.entity.js';
import { RetentionEntity } from './retention.entity.js';

const DAY_MS = 86_400_000;

export const keptUntil = (
  { uploadedAt, purpose }: Pick<EvidenceFileEntity, 'uploadedAt' | 'purpose'>,
  { days, hold }: Retention,
): Date | null => {
  const kept = purpose === 'disclosure' ? DISCLOSURE_RETENTION_IN_DAYS : days;
  return hold ? null : new Date(uploadedAt.getTime() + kept * DAY_MS);
};

/** $1: default days; $2: now. */
const OVERDUE = `from evidence_file file left join retention chosen using (case_id)
  where file.state <> 'awaited'
    and not coalesce(chosen.hold, false)
    and file.uploaded_at + make_interval(days => case file.purpose when 'disclosure' then ${DISCLOSURE_RETENTION_IN_DAYS}
      else coalesce(chosen.days, $1) end) <= $2`;

@Injectable()
export class RetentionRepository {
  async ofCase(manager: EntityManager, caseId: string): Promise<Retention> {
    const chosen = await manager.findOneBy(RetentionEntity, { caseId });
    return { days: chosen?.days ?? USUAL_RETENTION_IN_DAYS, hold: chosen?.hold ?? false };
  }

  /** Waits for running deletions. False when neither `from` nor the same choice is stored. */
  async change(manager: EntityManager, caseId: string, { days, hold, from }: ChangeRetention): Promise<boolean> {
    await this.lock(manager, caseId);
    const stored = await this.ofCase(manager, caseId);
    if (from && ![from, { days, hold }].some((known) => isDeepStrictEqual(known, stored))) return false;
    await manager.upsert(RetentionEntity, { caseId, days, hold }, ['caseId']);
    return true;
  }

  async forget(manager: EntityManager, caseId: string): Promise<void> {
    await manager.delete(RetentionEntity, { caseId });
  }

  async casesOverdue(manager: EntityManager, now: Date): Promise<string[]> {
    const rows: { caseId: string }[] = await manager.query(
      `select distinct file.case_id as "caseId" ${OVERDUE} order by file.case_id`,
      [USUAL_RETENTION_IN_DAYS, now],
    );
    return rows.map(({ caseId }) => caseId);
  }

  /** Locks the retention until the transaction ends. */
  async overdueOf(manager: EntityManager, caseId: string, now: Date): Promise<string[]> {
    await this.lock(manager, caseId);
    const rows: { id: string }[] = await manager.query(`select file.id ${OVERDUE} and file.case_id = $3`, [
      USUAL_RETENTION_IN_DAYS,
      now,
      caseId,
    ]);
    return rows.map(({ id }) => id);
  }

  private async lock(manager: EntityManager, caseId: string): Promise<void> {
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`retention ${caseId}`]);
  }
}
