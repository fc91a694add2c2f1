import { randomUUID } from 'node:crypto';
import type { AccessPurpose, EnterCode, OpenedLink } from '@evenhand/contracts/access/access';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { maskedEmail } from '@evenhand/contracts/masked-email';
import { CODE_MINUTES } from '@evenhand/contracts/signing/signing';
import { Activity } from '@evenhand/service-kit/activity/activity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { nameInMail } from '@evenhand/service-kit/mail/foreign-words';
import { CodesService } from '@evenhand/service-kit/mailed-links/codes.service';
import { LinkRefusalsService } from '@evenhand/service-kit/mailed-links/link-refusals.service';
import { workingLink } from '@evenhand/service-kit/mailed-links/mailed-link';
import { Clock } from '@evenhand/service-kit/time/clock';
import { newToken, sha256 } from '@evenhand/service-kit/tokens/tokens';
import { intakeServer } from '@evenhand/wording/intake-server';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import type { Caller } from '../agreement/rows/caller.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import type { LinkRow } from '../agreement/rows/link.entity.js';
import { LinksRepository } from '../agreement/rows/links.repository.js';
import { CasesRepository } from '../cases/cases.repository.js';
import { FactorHoldersService } from '../cases/factor-holders.service.js';
import { LinkRenewalService, signerRoleOf } from '../links/link-renewal.service.js';
import { LinksService } from '../links/links.service.js';

/** The longest life of an access, in days. */
export const ACCESS_DAYS = 14;

const codeSubject = ({ id }: LinkRow) => `link:${id}`;

/** Entry without an account: a link, then a code, then an access. An unknown link is answered like an expired one. */
@Injectable()
export class EntryService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly agreements: AgreementsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly holders: FactorHoldersService,
    private readonly links: LinksRepository,
    private readonly mails: LinksService,
    private readonly renewals: LinkRenewalService,
    private readonly codes: CodesService,
    private readonly history: HistoryRepository,
    private readonly activity: Activity,
    private readonly refusals: LinkRefusalsService,
    private readonly clock: Clock,
  ) {}

  /** @param who the session of this browser, for an address whose account has a second factor */
  open(token: string, caller: Caller, who: OwnerIdentity | null): Promise<OpenedLink> {
    return this.working('open', async (manager) => {
      const link = await this.lockedOpen(manager, token);
      const needsFactor = await this.holders.needsProof(manager, link.email, who);
      const sent = !needsFactor && (await this.codes.send(manager, codeSubject(link), link.email));
      if (sent) await this.note(manager, link, 'code-sent', caller);
      return { purpose: link.purpose, sentTo: maskedEmail(link.email), minutes: CODE_MINUTES, needsFactor };
    });
  }

  /** Exchanges link and code for an access. The token is stored in the cookie only. */
  async enter(
    { token, code }: EnterCode,
    caller: Caller,
    who: OwnerIdentity | null,
  ): Promise<{ purpose: AccessPurpose; cookie: string }> {
    const link = await this.working('enter', async (manager) => {
      const working = await this.lockedOpen(manager, token);
      await this.holders.mustProve(manager, working.email, who);
      return working;
    });
    await this.codes.check(codeSubject(link), code, (manager) =>
      this.links.end(manager, link.id, 'too-many-wrong-codes'),
    );
    return this.working('enter', async (manager) => {
      const link = await this.lockedOpen(manager, token);
      await this.codes.use(manager, codeSubject(link));
      await this.links.useUp(manager, link.id);
      const cookie = await this.grant(manager, link);
      await this.note(manager, link, 'code-confirmed', caller);
      await this.note(manager, link, 'link-opened', caller);
      if (signerRoleOf(link) === 'partner') await this.activity.record(manager, link.caseId, 'partner-viewed');
      if (link.purpose === 'review') await this.markOpened(manager, link.caseId);
      return { purpose: link.purpose, cookie };
    });
  }

  /**
   * Mails a new link to the same address while the purpose of the old one is open. The answer is the same in every
   * case.
   */
  renew(token: string): Promise<void> {
    return this.transactions.run(async (manager) => {
      const link = await this.locked(manager, token);
      const renewable = link && (await this.renewals.of(manager, link));
      if (!link || !renewable) return this.refusals.record('renew', { link, because: 'no-longer-stands' });
      if (!(await this.mails.mayRenew(manager, link)))
        return this.refusals.record('renew', { link, because: 'renewed-often' });
      const { caseId, purpose, party, email } = link;
      const { parties } = renewable.agreement.document;
      // A witness or lawyer is asked by their party, the partner by the owner.
      const sender = purpose === 'witness' || purpose === 'lawyer' ? parties[party] : parties.owner;
      const { subject, text } = mailIntake.renewedLink;
      await this.mails.send(
        manager,
        { caseId, agreementId: renewable.agreement.id, purpose, party, email, expiresAt: renewable.expiresAt },
        (address, until) => ({ subject, text: text(nameInMail(sender), address, until) }),
        true,
      );
    });
  }

  private async grant(manager: EntityManager, link: LinkRow): Promise<string> {
    const { id, caseId, agreementId, purpose, role, party, email } = link;
    await this.links.endAccesses(manager, { caseId, purposes: [purpose], party }, 'replaced');
    const cookie = newToken();
    await this.links.addAccess(manager, {
      id: randomUUID(),
      linkId: id,
      caseId,
      agreementId,
      purpose,
      role,
      party,
      email,
      tokenHash: sha256(cookie),
      startedAt: this.clock.now(),
      expiresAt: this.clock.inDays(ACCESS_DAYS),
      endedAt: null,
      endedBecause: null,
    });
    return cookie;
  }

  private async markOpened(manager: EntityManager, caseId: string): Promise<void> {
    const invitation = await this.invitations.findOpen(manager, caseId);
    if (invitation?.state !== 'sent') return;
    await this.invitations.change(manager, invitation, { state: 'opened', openedAt: this.clock.now() });
    await this.history.addActivity(manager, caseId, 'partner-opened');
  }

  private async note(
    manager: EntityManager,
    link: LinkRow,
    happening: 'code-sent' | 'code-confirmed' | 'link-opened',
    caller: Caller,
  ): Promise<void> {
    const agreement = await this.agreements.get(manager, link.agreementId);
    await this.history.addEvent(manager, agreement, happening, signerRoleOf(link), caller);
  }

  /** Reads the link again once the case is locked; null when there is none. */
  private async locked(manager: EntityManager, token: string): Promise<LinkRow | null> {
    const found = await this.links.findByToken(manager, sha256(token));
    if (!found) return null;
    await this.cases.locked(manager, found.caseId);
    return this.links.findByToken(manager, found.tokenHash);
  }

  private async lockedOpen(manager: EntityManager, token: string): Promise<LinkRow> {
    return workingLink(await this.locked(manager, token), this.clock.now());
  }

  private working<Result>(act: 'open' | 'enter', work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.refusals.recording(act, intakeServer.linkGone, () => this.transactions.run(work));
  }
}
