import type { ErasedPart } from '@evenhand/service-kit/erasure/erasures';
import { ColumnKeys } from '@evenhand/service-kit/keys/column-keys';
import { storedAddress } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HalfRow } from '../halves/half.entity.js';
import { GivenService } from '../snapshots/given.service.js';
import { SnapshotsRepository } from '../snapshots/snapshots.repository.js';
import { FinancesEraser } from './finances-eraser.js';

const HALF = 'select id from half where case_id = $1 and email = $2';

const OF_HALF = [
  `delete from snapshot where case_id = $1 and half_id in (${HALF})`,
  `delete from item_version where case_id = $1 and half_id in (${HALF})`,
  `delete from item where case_id = $1 and half_id in (${HALF})`,
  'delete from half where case_id = $1 and email = $2',
  `delete from codes where subject in (
    select 'link:' || id from disclosure_link where case_id = $1 and email = $2)`,
  'delete from disclosure_link where case_id = $1 and email = $2',
];

/** What a partner without an account listed here, and the links they read by. */
@Injectable()
export class HalfEraser {
  constructor(
    private readonly snapshots: SnapshotsRepository,
    private readonly given: GivenService,
    private readonly finances: FinancesEraser,
    private readonly keys: ColumnKeys,
  ) {}

  /** Idempotent. What was disclosed counts as withdrawn first, so that no later draft has it. */
  async erase(manager: EntityManager, caseId: string, email: string): Promise<ErasedPart> {
    const half = await manager.findOneBy(HalfRow, { caseId, email });
    if (half) {
      for (const frozen of await this.snapshots.halves(manager, { caseId, halfId: half.id }))
        await this.given.revoke(manager, frozen);
    }
    const theirs = [caseId, storedAddress(manager, email)];
    for (const statement of OF_HALF) await manager.query(statement, theirs);
    const closed = await manager.query('select from closed_case where case_id = $1', [caseId]);
    // Nothing of the owner is left there: the next half, if any, decides what stays.
    if (closed.length > 0) return { keys: (await this.finances.erase(manager, caseId)).keys };
    if (!half || (await manager.existsBy(HalfRow, { caseId }))) return {};
    return { keys: await this.keys.remove(manager, caseId, ['partner']) };
  }
}
