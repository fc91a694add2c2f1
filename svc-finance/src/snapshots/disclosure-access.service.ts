import type { DisclosureView, EnterDisclosure, OpenedDisclosure } from '@evenhand/contracts/finance/snapshots';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { maskedEmail } from '@evenhand/contracts/masked-email';
import { CODE_MINUTES } from '@evenhand/contracts/signing/signing';
import { Activity } from '@evenhand/service-kit/activity/activity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { CodesService } from '@evenhand/service-kit/mailed-links/codes.service';
import { LinkRefusalsService } from '@evenhand/service-kit/mailed-links/link-refusals.service';
import { LinkRefused, workingLink } from '@evenhand/service-kit/mailed-links/mailed-link';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { newToken } from '@evenhand/service-kit/tokens/tokens';
import { financeServer } from '@evenhand/wording/finance-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChangesService } from '../changes/changes.service.js';
import { FactorHoldersService } from '../factors/factor-holders.service.js';
import { readContent, type SnapshotContent, sha256 } from '../frozen/snapshot-content.js';
import type { DisclosureLinkRow } from './disclosure-link.entity.js';
import { GivenService } from './given.service.js';
import { HiddenInFrozenService } from './hidden-in-frozen.service.js';
import type { SnapshotRow } from './snapshot.entity.js';
import { SnapshotsRepository } from './snapshots.repository.js';

/** Since the last call. */
const ACCESS_MINUTES = 120;

const codeSubject = ({ id }: DisclosureLinkRow) => `link:${id}`;

/** The partner's access to a frozen disclosure: a mailed link, and a code per visit. */
@Injectable()
export class DisclosureAccessService {
  constructor(
    private readonly transactions: Transactions,
    private readonly snapshots: SnapshotsRepository,
    private readonly changes: ChangesService,
    private readonly given: GivenService,
    private readonly activity: Activity,
    private readonly hidden: HiddenInFrozenService,
    private readonly holders: FactorHoldersService,
    private readonly codes: CodesService,
    private readonly refusals: LinkRefusalsService,
    private readonly clock: Clock,
  ) {}

  /** @param who the session of this browser, for an address whose account has a second factor */
  open(token: string, who: OwnerIdentity | null): Promise<OpenedDisclosure> {
    return this.working('open', async (manager) => {
      const link = workingLink(await this.snapshots.findLink(manager, sha256(token)), this.clock.now());
      const needsFactor = await this.holders.needsProof(manager, link.email, who);
      if (!needsFactor) await this.codes.send(manager, codeSubject(link), link.email);
      return { sentTo: maskedEmail(link.email), minutes: CODE_MINUTES, needsFactor };
    });
  }

  async enter({ token, code }: EnterDisclosure, who: OwnerIdentity | null): Promise<DisclosureView> {
    const tokenHash = sha256(token);
    const found = await this.working('enter', async (manager) => {
      const link = workingLink(await this.snapshots.findLink(manager, tokenHash), this.clock.now());
      if (await this.holders.needsProof(manager, link.email, who)) fail('sign-in-needed', financeServer.factorFirst);
      return link;
    });
    await this.codes.check(codeSubject(found), code, (manager) =>
      this.snapshots.endLink(manager, found.id, 'too-many-wrong-codes'),
    );
    return this.working('enter', async (manager) => {
      // Locks the code before the link, as in `check`: another order could deadlock.
      await this.codes.use(manager, codeSubject(found));
      const link = await this.snapshots.findLinkLocked(manager, { tokenHash });
      return this.visit(manager, workingLink(link, this.clock.now()));
    });
  }

  /** @throws ProblemError `link-gone` when the access or the disclosure has ended */
  content(access: string): Promise<{ content: SnapshotContent; sha256: string }> {
    return this.admitted(access, async (manager, link) => {
      const { content, sha256, erasedAt } = await this.shareable(manager, link);
      // An erased case has no log.
      if (!erasedAt) await this.activity.record(manager, link.caseId, 'disclosure-viewed', { files: 1 });
      return { content: readContent(content), sha256 };
    });
  }

  /**
   * Runs `work` in a transaction with the access's link and extends the access.
   * @throws ProblemError `link-gone` when the access has ended
   */
  admitted<Result>(
    access: string,
    work: (manager: EntityManager, link: DisclosureLinkRow) => Promise<Result>,
  ): Promise<Result> {
    return this.working('read', async (manager) => {
      const link = await this.snapshots.findLinkLocked(manager, { accessHash: sha256(access) });
      if (!link) throw new LinkRefused(null, 'unknown');
      if (!link.accessUntil || link.accessUntil < this.clock.now()) throw new LinkRefused(link, 'access-expired');
      await this.snapshots.changeLink(manager, { id: link.id, accessUntil: this.clock.inMinutes(ACCESS_MINUTES) });
      return work(manager, link);
    });
  }

  private async visit(manager: EntityManager, link: DisclosureLinkRow): Promise<DisclosureView> {
    const snapshot = await this.shareable(manager, link);
    const access = newToken();
    const openedAt = link.openedAt ?? this.clock.now();
    await this.snapshots.changeLink(manager, {
      id: link.id,
      accessHash: sha256(access),
      accessUntil: this.clock.inMinutes(ACCESS_MINUTES),
      openedAt,
    });
    if (!link.openedAt && !snapshot.erasedAt) {
      await this.changes.announce(manager, link.caseId);
      await this.given.announce(manager, snapshot, { at: openedAt, by: link.email });
    }
    await this.activity.record(manager, link.caseId, 'disclosure-viewed');
    return { ...shownContent(snapshot), access };
  }

  private async shareable(manager: EntityManager, link: DisclosureLinkRow): Promise<SnapshotRow> {
    const snapshot = await this.snapshots.find(manager, { id: link.snapshotId });
    if (!snapshot) throw new LinkRefused(link, 'unknown');
    if (await this.hidden.isIn(manager, snapshot)) throw new LinkRefused(link, 'hidden-contact-data');
    return snapshot;
  }

  private working<Result>(act: string, work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.refusals.recording(act, financeServer.linkGone, () => this.transactions.run(work));
  }
}

export const shownContent = ({
  content: text,
  sha256,
  form,
  erasedAt,
}: SnapshotRow): Omit<DisclosureView, 'access'> => {
  const { documents, ...content } = readContent(text);
  return {
    ...content,
    sha256,
    form,
    accountClosed: erasedAt !== null,
    documents: documents.map(({ documentType, note, files }) => ({
      documentType,
      note,
      files: files.map(({ name }) => name),
    })),
  };
};
