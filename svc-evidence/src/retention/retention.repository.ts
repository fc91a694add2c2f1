import { type Retention, USUAL_RETENTION_IN_DAYS } from '@evenhand/contracts/evidence/retention';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RetentionEntity } from './retention.entity.js';

/** Files of one case whose time is over. */
export interface Overdue {
  caseId: string;
  ids: string[];
}

@Injectable()
export class RetentionRepository {
  async ofCase(manager: EntityManager, caseId: string): Promise<Retention> {
    const chosen = await manager.findOneBy(RetentionEntity, { caseId });
    return { days: chosen?.days ?? USUAL_RETENTION_IN_DAYS, hold: chosen?.hold ?? false };
  }

  async change(manager: EntityManager, caseId: string, { days, hold }: Retention): Promise<void> {
    await manager.upsert(RetentionEntity, { caseId, days, hold }, ['caseId']);
  }

  overdue(manager: EntityManager, now: Date): Promise<Overdue[]> {
    return manager.query(
      `select file.case_id as "caseId", array_agg(file.id) as ids
         from evidence_file file left join retention chosen using (case_id)
        where file.state <> 'awaited'
          and not coalesce(chosen.hold, false)
          and file.uploaded_at + make_interval(days => coalesce(chosen.days, $1)) <= $2
        group by file.case_id`,
      [USUAL_RETENTION_IN_DAYS, now],
    );
  }
}
