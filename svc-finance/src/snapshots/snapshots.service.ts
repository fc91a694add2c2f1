import { randomUUID } from 'node:crypto';
import { MOST_SNAPSHOTS_OF_HALF_IN_A_DAY } from '@evenhand/contracts/finance/half';
import { type FreezeDisclosure, MOST_SNAPSHOTS_IN_A_DAY, type Snapshot } from '@evenhand/contracts/finance/snapshots';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { longDay } from '@evenhand/contracts/toronto';
import { CONFIG, type ServiceConfig } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { LeavingGuests } from '@evenhand/service-kit/erasure/leaving-guests';
import { nameInMail } from '@evenhand/service-kit/mail/foreign-words';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { newToken } from '@evenhand/service-kit/tokens/tokens';
import { financeServer } from '@evenhand/wording/finance-server';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChangesService } from '../changes/changes.service.js';
import { readContent, type SnapshotContent, sha256, textOf } from '../frozen/snapshot-content.js';
import type { ListsOf } from '../items/items.repository.js';
import { ChosenContentService } from './chosen-content.service.js';
import type { DisclosureLinkRow } from './disclosure-link.entity.js';
import { GivenService } from './given.service.js';
import { HiddenInFrozenService } from './hidden-in-frozen.service.js';
import { shown } from './shown.js';
import type { SnapshotRow } from './snapshot.entity.js';
import { SnapshotsRepository } from './snapshots.repository.js';

const LINK_DAYS = 30;
/** Bounds the mail that one account can cause. */
const MOST_LINKS_IN_A_DAY = 10;

@Injectable()
export class SnapshotsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly snapshots: SnapshotsRepository,
    private readonly chosen: ChosenContentService,
    private readonly changes: ChangesService,
    private readonly given: GivenService,
    private readonly hidden: HiddenInFrozenService,
    private readonly leaving: LeavingGuests,
    private readonly mail: Mail,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {}

  async list({ caseId }: OwnerIdentity): Promise<Snapshot[]> {
    const { manager } = this.transactions;
    const links = await this.snapshots.linksOfCase(manager, caseId);
    return (await this.snapshots.ofOwner(manager, caseId)).map((row) => shown(row, links));
  }

  freeze({ caseId }: OwnerIdentity, chosen: FreezeDisclosure): Promise<Snapshot> {
    return this.transactions.run(async (manager) => {
      const row = await this.keep(manager, { caseId }, chosen, null);
      await this.changes.announce(manager, caseId);
      return shown(row, []);
    });
  }

  /** `from` is the address that filled a half. */
  async keep(manager: EntityManager, of: ListsOf, chosen: FreezeDisclosure, from: string | null): Promise<SnapshotRow> {
    await this.snapshots.lockSending(manager, of.caseId);
    const most = of.halfId ? MOST_SNAPSHOTS_OF_HALF_IN_A_DAY : MOST_SNAPSHOTS_IN_A_DAY;
    const frozen = await this.snapshots.countSince(manager, of, this.clock.inDays(-1));
    if (frozen >= most) fail('too-many-requests', financeServer.frozenEnough);
    const content = await this.chosen.contentOf(manager, of, chosen, from);
    if (!of.halfId) await this.hidden.refuseToFreeze(manager, of.caseId, content);
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
      revokedAt: null,
      erasedAt: null,
    };
    await this.snapshots.add(manager, row);
    await this.given.announce(manager, row, null);
    return row;
  }

  /** @throws ProblemError `address-not-proven`: mail is sent only in the name of a verified owner */
  async share({ caseId, addressProven }: OwnerIdentity, id: string, email: string): Promise<Snapshot> {
    if (!addressProven) fail('address-not-proven', financeServer.proveAddressFirst, { pointer: '/addressProven' });
    return this.transactions.run(async (manager) => {
      const snapshot = (await this.snapshots.find(manager, { id, caseId })) ?? fail('not-found');
      await this.snapshots.lockSending(manager, caseId);
      if (snapshot.revokedAt) fail('disclosure-taken-back', financeServer.takenBack);
      await this.hidden.refuseToShow(manager, snapshot);
      await this.leaving.mustNotHave(manager, { caseId, email });
      const sent = await this.snapshots.linksOfCase(manager, caseId);
      const recent = sent.filter(({ sentAt }) => sentAt > this.clock.inDays(-1));
      if (recent.length >= MOST_LINKS_IN_A_DAY) fail('too-many-requests');
      await this.snapshots.endLinks(manager, { snapshotId: id }, 'replaced');
      const token = newToken();
      const link: DisclosureLinkRow = {
        id: randomUUID(),
        caseId,
        snapshotId: id,
        email,
        tokenHash: sha256(token),
        sentAt: this.clock.now(),
        expiresAt: this.clock.endOfDayIn(LINK_DAYS),
        endedAt: null,
        endedBecause: null,
        accessHash: null,
        accessUntil: null,
        openedAt: null,
      };
      await this.snapshots.addLink(manager, link);
      const address = `${this.config.PUBLIC_URL}/disclosure-access#${token}`;
      const { subject, text } = financeServer.disclosureMail;
      const { disclosedBy } = readContent(snapshot.content);
      await this.mail.send(manager, {
        to: email,
        subject,
        text: text(disclosedBy && nameInMail(disclosedBy), address, longDay(link.expiresAt)),
      });
      return shown(snapshot, await this.snapshots.linksOfCase(manager, caseId));
    });
  }

  /** Withdraws a disclosure and ends its links and accesses. */
  revoke({ caseId }: OwnerIdentity, id: string): Promise<Snapshot> {
    return this.transactions.run(async (manager) => {
      await this.snapshots.lockSending(manager, caseId);
      const snapshot = (await this.snapshots.find(manager, { id, caseId })) ?? fail('not-found');
      if (snapshot.revokedAt) return shown(snapshot, await this.snapshots.linksOfCase(manager, caseId));
      const revoked = await this.given.revoke(manager, snapshot);
      await this.snapshots.endLinks(manager, { snapshotId: id }, 'revoked');
      await this.changes.announce(manager, caseId);
      return shown(revoked, await this.snapshots.linksOfCase(manager, caseId));
    });
  }

  /**
   * @throws ProblemError `not-found` for another case's snapshot, `hidden-contact-data` when it contains hidden
   * contact data
   */
  async content({ caseId }: OwnerIdentity, id: string): Promise<{ content: SnapshotContent; sha256: string }> {
    const { manager } = this.transactions;
    const row = (await this.snapshots.find(manager, { id, caseId })) ?? fail('not-found');
    await this.hidden.refuseToShow(manager, row);
    return { content: readContent(row.content), sha256: row.sha256 };
  }
}
