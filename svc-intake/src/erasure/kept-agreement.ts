import type { Residue } from '@evenhand/contracts/events/case-erasure';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

const AGREEMENTS = 'select id from agreements where case_id = $1';

/** The checks of the columns allow content in one of two places, so it is an empty one in clear. */
const EMPTY_AGREEMENTS = `update agreements set document = null, document_plain = '{}', negotiable = null,
  negotiable_plain = '{}', deal = null, declined_reason = null, declined_reason_plain = null, answers_hash = '' where case_id = $1`;

/** `{}` sealed: format, key, salt, content, tag. */
const SEALED_EMPTY_BYTES = 1 + 16 + 32 + 2 + 16;
const NOT_EMPTY = `greatest(octet_length(document), octet_length(negotiable)) > ${SEALED_EMPTY_BYTES}
  or document_plain <> '{}' or negotiable_plain <> '{}' or num_nonnulls(deal, declined_reason, declined_reason_plain) > 0`;

/** A sealed agreement whose owner deleted everything: its file stays for the other signer. */
@Injectable()
export class KeptAgreement {
  /** Name the case; nothing in them but the file is of the owner. */
  static readonly tables = ['cases', 'agreements', 'seals', 'downloads', 'case_key'];

  constructor(private readonly clock: Clock) {}

  /** Leaves nothing of the owner but the file. */
  async empty(manager: EntityManager, caseId: string): Promise<void> {
    await manager.query(
      `update cases set email = null, first_name = null, first_name_plain = null, last_name = null,
        last_name_plain = null, person_id = id, closed_at = coalesce(closed_at, $2) where id = $1`,
      [caseId, this.clock.now()],
    );
    await manager.query(EMPTY_AGREEMENTS, [caseId]);
  }

  /** Rows of the owner in the tables that keep a sealed agreement. */
  async search(manager: EntityManager, caseId: string): Promise<Residue[]> {
    const searches = {
      cases: `select from cases where id = $1
        and (email is not null or person_id <> id
          or num_nonnulls(first_name, first_name_plain, last_name, last_name_plain) > 0)`,
      agreements: `select from agreements where case_id = $1 and (answers_hash <> '' or ${NOT_EMPTY})`,
      case_key: `select from case_key where case_id = $1 and part <> 'shared'`,
      downloads: `select from downloads where agreement_id in (${AGREEMENTS}) and role = 'owner'`,
    };
    const found: Residue[] = [];
    for (const [store, search] of Object.entries(searches)) {
      const [{ count }] = await manager.query(`select count(*)::int as count from (${search}) found`, [caseId]);
      if (count > 0) found.push({ store, count });
    }
    return found;
  }
}
