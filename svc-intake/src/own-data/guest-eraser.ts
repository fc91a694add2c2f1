import type { ErasedPart } from '@evenhand/service-kit/erasure/erasures';
import { ColumnKeys } from '@evenhand/service-kit/keys/column-keys';
import { storedAddress } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CasesRepository } from '../cases/cases.repository.js';
import { GuestPlacesRepository } from './guest-places.repository.js';
import { PartnerDeparture } from './partner-departure.js';
import { AGREEMENTS, THEIR_ACTS, THEIR_COMMENTS, THEIR_PROPOSALS, wasTheirs } from './their-times.js';

const SEALED = `${AGREEMENTS} and id in (select agreement_id from seals)`;

/** What the holder of a role wrote or did; needs the links. */
const WRITTEN = [
  // From where, and with which browser.
  `update signing_events set ip = null, user_agent = null where ${THEIR_ACTS}`,
  `delete from comments where ${THEIR_COMMENTS}`,
  `delete from proposals where ${THEIR_PROPOSALS}`,
  `delete from approvals where party = 'partner' and agreement_id in (${AGREEMENTS})
    and agreement_id not in (${SEALED}) and ${wasTheirs(`'partner'`, 'approvals.at')}`,
  `delete from comments_read where case_id = $1 and party = 'partner' and ${wasTheirs(`'partner'`, 'now()')}`,
  `delete from negotiators where case_id = $1 and party = 'partner' and ${wasTheirs(`'partner'`, 'now()')}`,
];

/** A sealed file names its signers; their rows lose the address. */
const SIGNERS = ['signatures', 'witnesses', 'lawyers'].flatMap((table) => [
  `delete from ${table} where case_id = $1 and email = $2 and agreement_id not in (${SEALED})`,
  `update ${table} set email = '' where case_id = $1 and email = $2`,
]);

const IN_SEALED = `select from signatures where case_id = $1 and email = $2 and agreement_id in (${SEALED})`;

const THEIR_DOWNLOADS = `email = $2 and role = 'partner' and agreement_id in (${AGREEMENTS})`;

const NAMING = [
  `delete from codes where subject in (
    select 'link:' || id from links where case_id = $1 and email = $2
    union select 'download:' || id from downloads where ${THEIR_DOWNLOADS}
    union select codes.subject from codes join accesses on codes.subject like '%' || accesses.id
      where accesses.case_id = $1 and accesses.email = $2)`,
  `delete from link_refusals where link_id in (
    select id from links where case_id = $1 and email = $2
    union select id from downloads where ${THEIR_DOWNLOADS})`,
  'delete from accesses where case_id = $1 and email = $2',
  'delete from invitations where case_id = $1 and partner_email = $2',
  `delete from case_statements where case_id = $1 and address = $2 and party = 'partner'`,
  'delete from disclosure_receipts where case_id = $1 and address = $2',
  `delete from downloads where ${THEIR_DOWNLOADS}`,
];

/** Their times stay: what an earlier guest did ends where a later one began. */
const EMPTY_LINKS = `update links set email = $3, token_hash = gen_random_uuid()::text,
  ended_at = coalesce(ended_at, now()), ended_because = coalesce(ended_because, 'left')
  where case_id = $1 and email = $2`;

/** In place of an erased address; no mailbox can have it (RFC 2606). */
const NO_ADDRESS = 'erased@erased.invalid';

/** Nothing is left that the key of the partner's own part opens. */
const NO_NOTES = `select from comments where case_id = $1 and author = 'partner'`;

/** The owner's account is closed, and no signer has a link to the file. */
const IS_LEFT_BY_ALL = `select from cases where id = $1 and closed_at is not null
  and not exists (select from downloads where agreement_id in (${AGREEMENTS}))`;

/** What a case keeps of a partner, witness or lawyer without an account. What all signed and sealed stays. */
@Injectable()
export class GuestEraser {
  constructor(
    private readonly cases: CasesRepository,
    private readonly places: GuestPlacesRepository,
    private readonly departure: PartnerDeparture,
    private readonly keys: ColumnKeys,
  ) {}

  /** Idempotent. */
  async erase(manager: EntityManager, caseId: string, email: string): Promise<ErasedPart> {
    if (!(await this.cases.find(manager, caseId))) return {};
    await this.cases.locked(manager, caseId);
    const place = await this.places.find(manager, email, caseId);
    if (!place) return {};
    await this.departure.endAgain(manager, caseId, email);
    const theirs = [caseId, storedAddress(manager, email)];
    const isInSealed = (await manager.query(IN_SEALED, theirs)).length > 0;
    for (const statement of [...WRITTEN, ...SIGNERS, ...NAMING]) await manager.query(statement, theirs);
    await manager.query(EMPTY_LINKS, [...theirs, storedAddress(manager, NO_ADDRESS)]);
    if ((await manager.query(IS_LEFT_BY_ALL, [caseId])).length > 0) return this.eraseCase(manager, caseId);
    const isLastPartner = place.roles.includes('partner') && (await manager.query(NO_NOTES, [caseId])).length === 0;
    const keys = isLastPartner ? await this.keys.remove(manager, caseId, ['partner']) : [];
    return { keys, kept: isInSealed ? ['sealed-agreement'] : [] };
  }

  private async eraseCase(manager: EntityManager, caseId: string): Promise<ErasedPart> {
    const keys = await this.keys.remove(manager, caseId);
    await manager.query('delete from agreements where case_id = $1', [caseId]);
    await manager.query('delete from cases where id = $1', [caseId]);
    return { keys };
  }
}
