import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { DOWNLOAD_DAYS } from '@evenhand/contracts/verification/verification';
import type { ErasedPart } from '@evenhand/service-kit/erasure/erasures';
import { ColumnKeys } from '@evenhand/service-kit/keys/column-keys';
import { unsealed } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { KeyDestroyed } from '@evenhand/service-kit/sealed-columns/column-sealer';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { everyoneSigned } from '../agreement/places.js';
import { SignaturesRepository } from '../agreement/rows/signatures.repository.js';
import { IntakesRepository } from '../answers/intakes.repository.js';
import { CasesRepository } from '../cases/cases.repository.js';
import { DownloadsService } from '../downloads/downloads.service.js';
import { KeptAgreement } from './kept-agreement.js';

/** Of the case, in an order that its references allow. */
const OF_CASE = [
  'comments_read',
  'comments',
  'negotiators',
  'proposals',
  'holds',
  'accesses',
  'leaving_guests',
  'links',
  'invitations',
  'activities',
  'safety_screens',
  'found_contents',
  'intakes',
  'evidence_files',
  'case_finances',
  'case_statements',
  'disclosure_receipts',
  'entitlements',
];

const OF_AGREEMENT = ['approvals', 'signatures', 'signing_events', 'witnesses', 'lawyers'];

const AGREEMENTS = 'select id from agreements where case_id = $1';
const SEALED = `${AGREEMENTS} and id in (select agreement_id from seals)`;

/** Sealed ones whose other signer has not left: with a link to the file, or an address for one. */
const FOR_THE_OTHER = `${SEALED} and (
  exists (select from downloads where agreement_id = agreements.id and role = 'partner')
  or exists (select from signatures where agreement_id = agreements.id and role = 'partner' and email <> ''))`;

/** The case of an owner who deletes everything. A sealed agreement belongs to both: its file stays for the other. */
@Injectable()
export class CaseEraser {
  constructor(
    private readonly cases: CasesRepository,
    private readonly intakes: IntakesRepository,
    private readonly signatures: SignaturesRepository,
    private readonly downloads: DownloadsService,
    private readonly keys: ColumnKeys,
    private readonly kept: KeptAgreement,
    private readonly clock: Clock,
  ) {}

  async erase(manager: EntityManager, caseId: string): Promise<ErasedPart> {
    if (!(await this.cases.find(manager, caseId))) {
      const keys = await this.keys.remove(manager, caseId);
      await this.deleteOfCase(manager, caseId);
      return { keys };
    }
    await this.cases.locked(manager, caseId);
    const words = await this.wordsOf(manager, caseId);
    if (await this.waitsForSeal(manager, caseId)) return { words, found: [{ store: 'unsealed agreement', count: 1 }] };
    const [{ count }] = await manager.query(`select count(*)::int as count from (${FOR_THE_OTHER}) sealed`, [caseId]);
    const keys = await this.keys.remove(manager, caseId, count === 0 ? undefined : ['owner', 'partner']);
    await this.tellOtherSigner(manager, caseId);
    await this.deleteSecrets(manager, caseId);
    await this.deleteOfCase(manager, caseId);
    for (const table of OF_AGREEMENT)
      await manager.query(`delete from ${table} where agreement_id in (${AGREEMENTS})`, [caseId]);
    await manager.query(`delete from agreements where case_id = $1${count > 0 ? ` and id not in (${SEALED})` : ''}`, [
      caseId,
    ]);
    if (count === 0) {
      await manager.query('delete from cases where id = $1', [caseId]);
      return { words, keys };
    }
    await this.kept.empty(manager, caseId);
    return { words, keys, kept: ['sealed-agreement'], keptTables: KeptAgreement.tables };
  }

  /** The last signature was given before this deletion could stop it: the seal comes within minutes. */
  private async waitsForSeal(manager: EntityManager, caseId: string): Promise<boolean> {
    const open: { id: string }[] = await manager.query(`${AGREEMENTS} and state = 'partially_signed'`, [caseId]);
    for (const { id } of open) if (everyoneSigned(await this.signatures.of(manager, id))) return true;
    return false;
  }

  /** Words in the answers: the account may have others. A first name alone is many people's. */
  private async wordsOf(manager: EntityManager, caseId: string): Promise<string[]> {
    const {
      userName = '',
      userEmail,
      userAddress,
      userServiceAddress,
      phoneNumber,
    } = (await this.answersOf(manager, caseId)) ?? {};
    const name = userName.includes(' ') ? userName : '';
    return [name, userEmail, userAddress, userServiceAddress, phoneNumber].flatMap((word) => word || []);
  }

  /** Null when a restored backup has the answers, and their key was destroyed since. */
  private async answersOf(manager: EntityManager, caseId: string): Promise<IntakeRecord | null> {
    try {
      return (await this.intakes.find(manager, caseId))?.record ?? null;
    } catch (error) {
      if (error instanceof KeyDestroyed) return null;
      throw error;
    }
  }

  /** A new link to the sealed file: the mailed one may have ended. */
  private async tellOtherSigner(manager: EntityManager, caseId: string): Promise<void> {
    const signers: { agreement_id: string; email: string }[] = await manager.query(
      `select agreement_id, email from signatures where role = 'partner' and agreement_id in (${SEALED})`,
      [caseId],
    );
    for (const { agreement_id, email } of signers.filter(({ email }) => email !== ''))
      await this.downloads.sendAfterClosing(
        manager,
        agreement_id,
        unsealed(manager, email),
        this.clock.endOfDayIn(DOWNLOAD_DAYS),
      );
  }

  private async deleteSecrets(manager: EntityManager, caseId: string): Promise<void> {
    const owners = `select id from downloads where agreement_id in (${AGREEMENTS}) and role = 'owner'`;
    await manager.query(
      `delete from codes where subject in (
        select 'download:' || id from (${owners}) download
        union select 'half:' || id from (${AGREEMENTS}) agreement
        union select subject from codes join links on subject like '%' || links.id where links.case_id = $1
        union select subject from codes join accesses on subject like '%' || accesses.id where accesses.case_id = $1)`,
      [caseId],
    );
    await manager.query(
      `delete from link_refusals where link_id in (select id from links where case_id = $1)
        or link_id in (${owners})`,
      [caseId],
    );
    await manager.query(`delete from downloads where agreement_id in (${AGREEMENTS}) and role = 'owner'`, [caseId]);
  }

  private async deleteOfCase(manager: EntityManager, caseId: string): Promise<void> {
    for (const table of OF_CASE) await manager.query(`delete from ${table} where case_id = $1`, [caseId]);
  }
}
