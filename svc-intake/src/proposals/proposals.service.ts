import { randomUUID } from 'node:crypto';
import { type Patch } from '@evenhand/contracts/agreement/negotiable';
import { type EqualMoves, type ProposalPreview } from '@evenhand/contracts/agreement/proposal-price';
import {
  MOST_OPEN_PROPOSALS,
  MOST_PROPOSALS_A_DAY,
  PROPOSAL_DAYS,
  type Proposals,
  type SendProposal,
} from '@evenhand/contracts/agreement/proposals';
import type { Party } from '@evenhand/contracts/identity';
import { other } from '@evenhand/family-law/parties';
import { patched } from '@evenhand/family-law/proposals/patch';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import type { Caller } from '../agreement/rows/caller.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import { ProposalsRepository } from '../agreement/rows/proposals.repository.js';
import { IntakesRepository } from '../answers/intakes.repository.js';
import { mergeDraft } from '../answers/merge-draft.js';
import { appliesTo } from '../answers/negotiable-answers.js';
import { DraftingService } from '../drafting/drafting.service.js';
import { HeldBackService } from '../held-back/held-back.service.js';
import { HiddenContactsService } from '../held-back/hidden-contacts.service.js';
import { NegotiationService } from '../negotiation/negotiation.service.js';
import { NewsService } from '../negotiation/news.service.js';
import { PricingService } from './pricing.service.js';
import { ProposalViewsService } from './proposal-views.service.js';
import { TablesService } from './tables.service.js';

/** What either party does with proposals. The case is locked. */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly proposals: ProposalsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly tables: TablesService,
    private readonly views: ProposalViewsService,
    private readonly pricing: PricingService,
    private readonly negotiation: NegotiationService,
    private readonly news: NewsService,
    private readonly intakes: IntakesRepository,
    private readonly drafting: DraftingService,
    private readonly heldBack: HeldBackService,
    private readonly contacts: HiddenContactsService,
    private readonly history: HistoryRepository,
    private readonly clock: Clock,
  ) {}

  async price(manager: EntityManager, agreement: AgreementRow, party: Party, patch: Patch): Promise<ProposalPreview> {
    const { answers } = await this.tables.openOf(manager, agreement, party);
    this.pricing.replaced(answers, patch);
    return this.pricing.preview(manager, agreement, answers, patch);
  }

  async equalMoves(manager: EntityManager, agreement: AgreementRow, party: Party, patch: Patch): Promise<EqualMoves> {
    const { answers } = await this.tables.openOf(manager, agreement, party);
    this.pricing.replaced(answers, patch);
    return this.pricing.equalMoves(manager, agreement, answers, patch);
  }

  /** What a Word file with tracked changes is read against. */
  async textToCompare(manager: EntityManager, agreement: AgreementRow, party: Party) {
    const { answers } = await this.tables.openOf(manager, agreement, party);
    const write = await this.pricing.writer(manager, agreement.caseId);
    return { caseId: agreement.caseId, record: answers.submittedRecord, document: agreement.document, write };
  }

  async send(
    manager: EntityManager,
    agreement: AgreementRow,
    author: Party,
    { patch, reason, counters }: SendProposal,
  ): Promise<Proposals> {
    const { caseId } = agreement;
    const { answers } = await this.tables.openOf(manager, agreement, author);
    const from = this.pricing.replaced(answers, patch);
    await this.pricing.mustFit(manager, agreement, answers, patch);
    await this.contacts.mustNotContainHidden(manager, caseId, author, { patch, reason });
    if (counters) {
      const countered = await this.waiting(manager, agreement, other(author), counters);
      await this.proposals.end(manager, countered, 'countered');
    }
    const now = this.clock.now();
    if ((await this.proposals.countOpen(manager, caseId, author, now)) >= MOST_OPEN_PROPOSALS)
      fail('list-is-full', intakeServer.tooManyProposals);
    if ((await this.proposals.countSince(manager, caseId, author, this.clock.inDays(-1))) >= MOST_PROPOSALS_A_DAY)
      fail('list-is-full', intakeServer.tooManyToday);
    await this.proposals.add(manager, {
      id: randomUUID(),
      caseId,
      author,
      state: 'sent',
      from,
      to: patch,
      reason,
      answer: null,
      sentAt: now,
      expiresAt: this.clock.endOfDayIn(PROPOSAL_DAYS),
      invitationId: (await this.invitations.findOpen(manager, caseId))?.id ?? null,
    });
    await this.news.announce(manager, agreement, other(author));
    await this.history.addActivity(manager, caseId, `${author}-proposed`);
    return this.views.view(manager, agreement, author);
  }

  /** Changes the answers and makes the next version; approvals of this one lapse. @param result of the shown price */
  async accept(
    manager: EntityManager,
    agreement: AgreementRow,
    party: Party,
    id: string,
    result: string,
    caller: Caller,
  ): Promise<{ agreement: AgreementRow; view: Proposals }> {
    const { answers, negotiable } = await this.tables.openOf(manager, agreement, party);
    const proposal = await this.waiting(manager, agreement, other(party), id);
    const { to, from } = proposal;
    if (!appliesTo(negotiable, from)) fail('proposal-ended', intakeServer.proposalEnded);
    const { price, document } = await this.pricing.priced(manager, agreement, answers, to);
    if (price.result !== result) fail('changed-elsewhere', intakeServer.otherResult, { pointer: '/result' });
    if (price.missing.length > 0) fail('invalid-input', intakeServer.leavesBlank);
    const { merged } = mergeDraft(answers, { version: answers.version, changes: to });
    const submittedRecord = patched(answers.submittedRecord, to);
    await this.heldBack.mustBeShown(manager, { ...agreement, document }, party);
    const now = this.clock.now();
    const written = Object.fromEntries(Object.keys(to).map((field) => [field, merged.version]));
    const acceptedVersions = { ...answers.acceptedVersions, ...written };
    await this.intakes.keep(manager, {
      ...answers,
      ...merged,
      acceptedVersions,
      savedAt: now,
      submittedRecord,
      submittedAt: now,
    });
    await this.proposals.end(manager, proposal, 'accepted');
    const drafted = await this.drafting.redraft(manager, agreement, submittedRecord, party, id, caller);
    await this.history.addActivity(manager, agreement.caseId, 'proposal-accepted');
    if (party === 'partner') await this.news.announce(manager, drafted, 'owner');
    return { agreement: drafted, view: await this.views.view(manager, drafted, party) };
  }

  async refuse(
    manager: EntityManager,
    agreement: AgreementRow,
    party: Party,
    id: string,
    reason: string,
  ): Promise<Proposals> {
    const { caseId } = agreement;
    const proposal = await this.waiting(manager, agreement, other(party), id);
    const paused = await this.negotiation.pausedFor(manager, caseId, party);
    if (paused) fail(...paused);
    await this.contacts.mustNotContainHidden(manager, caseId, party, { reason });
    await this.proposals.end(manager, proposal, 'refused', reason.trim() === '' ? null : reason);
    await this.history.addActivity(manager, caseId, 'proposal-refused');
    await this.news.announce(manager, agreement, other(party));
    return this.views.view(manager, agreement, party);
  }

  async withdraw(manager: EntityManager, agreement: AgreementRow, party: Party, id: string): Promise<Proposals> {
    const proposal = await this.waiting(manager, agreement, party, id);
    await this.proposals.end(manager, proposal, 'withdrawn');
    return this.views.view(manager, agreement, party);
  }

  private async waiting(manager: EntityManager, { caseId }: AgreementRow, author: Party, id: string) {
    const found = await this.proposals.find(manager, caseId, id);
    if (found?.author !== author) return fail('not-found', intakeServer.noProposal);
    const isWaiting = found.state === 'sent' && found.expiresAt > this.clock.now();
    return isWaiting ? found : fail('proposal-ended', intakeServer.proposalEnded);
  }
}
