import { randomBytes, randomUUID } from 'node:crypto';
import type { FreezeDisclosure, Snapshot } from '@evenhand/contracts/finance/snapshots';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { CONFIG, type ServiceConfig } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { fail } from '@evenhand/service-kit/problems/fail';
import { financeServer } from '@evenhand/wording/finance-server';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { assetKind } from '../assets/asset-kind.js';
import { ChangesService } from '../changes/changes.service.js';
import { CouplesRepository } from '../couple/couples.repository.js';
import { debtKind } from '../debts/debt-kind.js';
import { DocumentsService } from '../documents/documents.service.js';
import { readContent, type SnapshotContent, sha256, textOf } from '../frozen/snapshot-content.js';
import { incomeKind } from '../incomes/income-kind.js';
import type { ListsOf } from '../items/items.repository.js';
import { ItemsService } from '../items/items.service.js';
import { divisionOf } from '../property/division-of.js';
import type { DisclosureLinkRow } from './disclosure-link.entity.js';
import { GivenService } from './given.service.js';
import type { SnapshotRow } from './snapshot.entity.js';
import { SnapshotsRepository } from './snapshots.repository.js';

const LINK_DAYS = 30;
/** More in a day help nobody, and could be used to flood a mailbox. */
const MOST_LINKS_IN_A_DAY = 10;
const A_DAY_MS = 86_400_000;

/** Disclosures that were frozen, and the links by which the partner opens one. */
@Injectable()
export class SnapshotsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly snapshots: SnapshotsRepository,
    private readonly items: ItemsService,
    private readonly documents: DocumentsService,
    private readonly couples: CouplesRepository,
    private readonly changes: ChangesService,
    private readonly given: GivenService,
    private readonly mail: Mail,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {}

  async list({ caseId }: OwnerIdentity): Promise<Snapshot[]> {
    const { manager } = this.transactions;
    const links = await this.snapshots.linksOfCase(manager, caseId);
    return (await this.snapshots.ofOwner(manager, caseId)).map((row) => shown(row, links));
  }

  freeze({ caseId }: OwnerIdentity, chosen: FreezeDisclosure): Promise<Snapshot> {
    return this.transactions.run(async (manager) => {
      const row = await this.keep(manager, { caseId }, chosen);
      await this.changes.tell(manager, caseId);
      return shown(row, []);
    });
  }

  /** Keeps what was chosen of somebody's lists, as it stands. */
  async keep(manager: EntityManager, of: ListsOf, chosen: FreezeDisclosure): Promise<SnapshotRow> {
    const content = await this.contentOf(manager, of, chosen);
    const text = textOf(content);
    const row: SnapshotRow = {
      id: randomUUID(),
      caseId: of.caseId,
      halfId: of.halfId ?? null,
      frozenAt: new Date(content.frozenAt),
      form: content.relationshipType === 'Legally married' ? '13.1' : '13',
      sha256: sha256(text),
      content: text,
      openedAt: null,
    };
    await this.snapshots.add(manager, row);
    await this.given.tell(manager, row, null);
    return row;
  }

  /** @throws ProblemError `not-now` before the owner's address is proven: nobody is written to in a stranger's name */
  async share({ caseId, addressProven }: OwnerIdentity, id: string, email: string): Promise<Snapshot> {
    if (!addressProven) fail('not-now', financeServer.proveAddressFirst, { pointer: '/addressProven' });
    return this.transactions.run(async (manager) => {
      const snapshot = (await this.snapshots.find(manager, { id, caseId })) ?? fail('not-found');
      const sent = await this.snapshots.linksOfCase(manager, caseId);
      const recent = sent.filter(({ sentAt }) => Date.now() - sentAt.getTime() < A_DAY_MS);
      if (recent.length >= MOST_LINKS_IN_A_DAY) fail('too-many-requests');
      await this.snapshots.endLinks(manager, id);
      const token = randomBytes(32).toString('base64url');
      const link: DisclosureLinkRow = {
        id: randomUUID(),
        caseId,
        snapshotId: id,
        email,
        tokenHash: sha256(token),
        sentAt: new Date(),
        expiresAt: new Date(Date.now() + LINK_DAYS * A_DAY_MS),
        codeHash: null,
        codeSentAt: null,
        wrongTries: 0,
        allWrongTries: 0,
        accessHash: null,
        accessUntil: null,
        openedAt: null,
      };
      await this.snapshots.addLink(manager, link);
      const address = `${this.config.PUBLIC_URL}/disclosure-access#${token}`;
      const { subject, text } = financeServer.disclosureMail;
      const { disclosedBy } = readContent(snapshot.content);
      await this.mail.send(manager, { to: email, subject, text: text(disclosedBy, address, LINK_DAYS) });
      return shown(snapshot, await this.snapshots.linksOfCase(manager, caseId));
    });
  }

  /** @throws ProblemError `not-found` for a snapshot of another case */
  async content({ caseId }: OwnerIdentity, id: string): Promise<{ content: SnapshotContent; sha256: string }> {
    const row = (await this.snapshots.find(this.transactions.manager, { id, caseId })) ?? fail('not-found');
    return { content: readContent(row.content), sha256: row.sha256 };
  }

  private async contentOf(manager: EntityManager, of: ListsOf, chosen: FreezeDisclosure): Promise<SnapshotContent> {
    const couple = await this.couples.find(manager, of.caseId);
    const [owner, partner] = [couple?.ownerName ?? null, couple?.partnerName ?? null];
    const assets = pick(await this.items.list(assetKind, of), chosen.assets, '/assets').map(withoutNumber);
    const debts = pick(await this.items.list(debtKind, of), chosen.debts, '/debts').map(withoutNumber);
    const incomes = pick(await this.items.list(incomeKind, of), chosen.incomes, '/incomes');
    return {
      frozenAt: new Date().toISOString(),
      disclosedBy: of.halfId ? partner : owner,
      partner: of.halfId ? owner : partner,
      relationshipType: couple?.relationshipType ?? null,
      assets,
      debts,
      incomes,
      // Papers are uploaded by who has an account.
      documents: of.halfId
        ? []
        : await this.papersOf(manager, of, [...chosen.assets, ...chosen.debts, ...chosen.incomes]),
      division: divisionOf(couple, { assets, debts }, null),
    };
  }

  private async papersOf(
    manager: EntityManager,
    of: ListsOf,
    items: readonly string[],
  ): Promise<SnapshotContent['documents']> {
    const shownItems = new Set(items);
    return (await this.documents.list(of, manager))
      .filter(({ uploaded, alternativeDataProvided }) => uploaded || alternativeDataProvided)
      .map(({ documentType, note, files }) => ({
        documentType,
        note,
        files: files.map(({ name, statementDate, proves }) => ({
          name,
          statementDate,
          proves: proves.filter((id) => shownItems.has(id)),
        })),
      }));
  }
}

const withoutNumber = <Item extends { accountNumber: string }>(item: Item): Item => ({ ...item, accountNumber: '' });

/** The items that were chosen; one that is not there any more is named. */
const pick = <Item extends { id: string }>(items: readonly Item[], ids: readonly string[], pointer: string): Item[] => {
  const chosen = items.filter(({ id }) => ids.includes(id));
  return chosen.length === new Set(ids).size ? chosen : fail('invalid-input', financeServer.chosenIsGone, { pointer });
};

const shown = ({ id, frozenAt, sha256, form, content }: SnapshotRow, links: readonly DisclosureLinkRow[]): Snapshot => {
  const { assets, debts, incomes } = readContent(content);
  return {
    id,
    frozenAt: frozenAt.toISOString(),
    sha256,
    form,
    assets: assets.length,
    debts: debts.length,
    incomes: incomes.length,
    shares: links
      .filter(({ snapshotId }) => snapshotId === id)
      .map(({ email, sentAt, expiresAt, openedAt }) => ({
        email,
        sentAt: sentAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        openedAt: openedAt?.toISOString() ?? null,
      })),
  };
};
