import { randomUUID } from 'node:crypto';
import {
  type EqualMoves,
  MOST_OPEN_PROPOSALS,
  type Patch,
  PROPOSAL_DAYS,
  type Proposal,
  type ProposalPrice,
  type Proposals,
  type SendProposal,
} from '@evenhand/contracts/agreement/proposals';
import type { Party } from '@evenhand/contracts/identity';
import type { ProblemCode } from '@evenhand/contracts/problems';
import { other } from '@evenhand/family-law/parties';
import { patched } from '@evenhand/family-law/proposals/patch';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { heldBack } from '@evenhand/wording/hidden-contacts';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isLocked } from '../agreement/package-state.js';
import { PackagesService } from '../agreement/packages.service.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import type { Caller } from '../agreement/rows/caller.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import { IntakesRepository } from '../answers/intakes.repository.js';
import { mergeDraft } from '../answers/merge-draft.js';
import { DraftingService } from '../drafting/drafting.service.js';
import { HeldBackService } from '../held-back/held-back.service.js';
import { HiddenContactsService } from '../held-back/hidden-contacts.service.js';
import { answersIn, appliesTo, PricingService, type Submitted } from './pricing.service.js';
import type { ProposalRow } from './proposal.entity.js';
import { ProposalMailService } from './proposal-mail.service.js';
import { ProposalsRepository } from './proposals.repository.js';

/** An agreement under negotiation and the answers that it was made from. */
interface Table {
  agreement: AgreementRow;
  answers: Submitted;
  /** Why nothing can be proposed or accepted now; null while it can. */
  closed: readonly [ProblemCode, string] | null;
}

/** Proposals of both parties. The case is locked. */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly proposals: ProposalsRepository,
    private readonly pricing: PricingService,
    private readonly mails: ProposalMailService,
    private readonly packages: PackagesService,
    private readonly intakes: IntakesRepository,
    private readonly drafting: DraftingService,
    private readonly heldBack: HeldBackService,
    private readonly contacts: HiddenContactsService,
    private readonly history: HistoryRepository,
    private readonly clock: Clock,
  ) {}

  async view(manager: EntityManager, agreement: AgreementRow, party: Party): Promise<Proposals> {
    const table = await this.table(manager, agreement);
    const proposals: Proposal[] = [];
    for (const row of await this.proposals.of(manager, agreement.caseId))
      proposals.push(await this.shown(manager, table, row));
    return {
      party,
      isOpen: table.closed === null,
      answers: answersIn(table.answers.submittedRecord),
      proposals,
    };
  }

  async price(manager: EntityManager, agreement: AgreementRow, party: Party, patch: Patch): Promise<ProposalPrice> {
    const { answers } = await this.openTable(manager, agreement, party);
    this.pricing.replaced(answers, patch);
    return this.pricing.price(manager, agreement, answers, patch);
  }

  async equalMoves(manager: EntityManager, agreement: AgreementRow, party: Party, patch: Patch): Promise<EqualMoves> {
    const { answers } = await this.openTable(manager, agreement, party);
    this.pricing.replaced(answers, patch);
    return { moves: await this.pricing.equalMoves(manager, agreement, answers, patch) };
  }

  async send(
    manager: EntityManager,
    agreement: AgreementRow,
    author: Party,
    { patch, reason, counters }: SendProposal,
  ): Promise<Proposals> {
    const { caseId } = agreement;
    const { answers } = await this.openTable(manager, agreement, author);
    const from = this.pricing.replaced(answers, patch);
    await this.contacts.mustNotContainHidden(manager, caseId, author, { patch, reason });
    if (counters) {
      const countered = await this.waiting(manager, agreement, other(author), counters);
      await this.proposals.end(manager, countered.id, 'countered');
    }
    const now = this.clock.now();
    if ((await this.proposals.countOpen(manager, caseId, author, now)) >= MOST_OPEN_PROPOSALS)
      fail('list-is-full', intakeServer.tooManyProposals);
    const mailed = await this.mails.announce(manager, agreement, author);
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
      expiresAt: this.clock.inDays(PROPOSAL_DAYS),
      mailed,
    });
    await this.history.addActivity(manager, caseId, `${author}-proposed`);
    return this.view(manager, agreement, author);
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
    const { answers } = await this.openTable(manager, agreement, party);
    const { to, from } = await this.waiting(manager, agreement, other(party), id);
    if (!appliesTo(answers.submittedRecord, from)) fail('proposal-ended', intakeServer.proposalEnded);
    const price = await this.pricing.priced(manager, agreement, answers, to);
    if (price.result !== result) fail('changed-elsewhere', intakeServer.otherResult, { pointer: '/result' });
    const { merged } = mergeDraft(answers, { version: answers.version, changes: to });
    const submittedRecord = patched(answers.submittedRecord, to);
    await this.heldBack.mustBeShown(manager, { ...agreement, document: price.document }, party);
    const now = this.clock.now();
    await this.intakes.keep(manager, { ...answers, ...merged, savedAt: now, submittedRecord, submittedAt: now });
    await this.proposals.end(manager, id, 'accepted');
    const drafted = await this.drafting.redraft(manager, agreement, submittedRecord, party, caller);
    await this.history.addActivity(manager, agreement.caseId, 'proposal-accepted');
    if (party === 'partner') await this.mails.tellOwner(manager, agreement.caseId);
    return { agreement: drafted, view: await this.view(manager, drafted, party) };
  }

  async refuse(
    manager: EntityManager,
    agreement: AgreementRow,
    party: Party,
    id: string,
    reason: string,
  ): Promise<Proposals> {
    const { caseId } = agreement;
    await this.waiting(manager, agreement, other(party), id);
    await this.contacts.mustNotContainHidden(manager, caseId, party, { reason });
    await this.proposals.end(manager, id, 'refused', reason.trim() === '' ? null : reason);
    await this.history.addActivity(manager, caseId, 'proposal-refused');
    return this.view(manager, agreement, party);
  }

  async withdraw(manager: EntityManager, agreement: AgreementRow, party: Party, id: string): Promise<Proposals> {
    await this.waiting(manager, agreement, party, id);
    await this.proposals.end(manager, id, 'withdrawn');
    return this.view(manager, agreement, party);
  }

  private async waiting(manager: EntityManager, { caseId }: AgreementRow, author: Party, id: string) {
    const found = await this.proposals.find(manager, caseId, id);
    if (found?.author !== author) return fail('not-found', intakeServer.noProposal);
    const isWaiting = found.state === 'sent' && found.expiresAt > this.clock.now();
    return isWaiting ? found : fail('proposal-ended', intakeServer.proposalEnded);
  }

  private async table(manager: EntityManager, agreement: AgreementRow): Promise<Table> {
    const answers = await this.intakes.find(manager, agreement.caseId);
    const submittedRecord = answers?.submittedRecord;
    if (!answers || !submittedRecord) return fail('not-found', intakeServer.noAgreement);
    const closed = await this.closedBecause(manager, agreement);
    return { agreement, answers: { ...answers, submittedRecord }, closed };
  }

  private async closedBecause(manager: EntityManager, agreement: AgreementRow): Promise<Table['closed']> {
    if (isLocked(agreement.state)) return ['signing-has-begun', intakeServer.invitationLocked];
    if (agreement.state === 'draft') return ['not-invited', intakeServer.inviteFirst];
    if (agreement.state !== 'in_review' && agreement.state !== 'ready')
      return ['draft-has-ended', intakeServer.newDraftFirst];
    if (await this.heldBack.isHeldBack(manager, agreement)) return ['hidden-contact-data', heldBack.forGuest];
    const changed = await this.packages.answersChanged(manager, agreement);
    return changed ? ['answers-changed', intakeServer.answersChanged] : null;
  }

  private async openTable(manager: EntityManager, agreement: AgreementRow, party: Party): Promise<Table> {
    await this.heldBack.mustBeShown(manager, agreement, party);
    const table = await this.table(manager, agreement);
    return table.closed ? fail(...table.closed) : table;
  }

  private async shown(manager: EntityManager, { agreement, answers, closed }: Table, row: ProposalRow) {
    const { id, author, from, to, reason, answer } = row;
    const state = this.stateOf(row, answers);
    const price = state === 'sent' && !closed ? await this.pricing.price(manager, agreement, answers, to) : null;
    const [sentAt, expiresAt] = [row.sentAt.toISOString(), row.expiresAt.toISOString()];
    return { id, author, state, from, to, reason, answer, sentAt, expiresAt, price };
  }

  private stateOf({ state, from, expiresAt }: ProposalRow, { submittedRecord }: Submitted): Proposal['state'] {
    if (state !== 'sent') return state;
    if (expiresAt <= this.clock.now()) return 'lapsed';
    return appliesTo(submittedRecord, from) ? 'sent' : 'superseded';
  }
}
