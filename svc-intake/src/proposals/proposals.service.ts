import { randomUUID } from 'node:crypto';
import { type Patch } from '@evenhand/contracts/agreement/negotiable';
import { type EqualMoves, type ProposalPreview } from '@evenhand/contracts/agreement/proposal-price';
import {
  ENDED_PER_PAGE,
  type EndedProposals,
  MOST_OPEN_PROPOSALS,
  MOST_PROPOSALS_A_DAY,
  NEWEST_ENDED,
  PROPOSAL_DAYS,
  type Proposal,
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
import { PackagesService } from '../agreement/packages.service.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import type { Caller } from '../agreement/rows/caller.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import type { ProposalRow } from '../agreement/rows/proposal.entity.js';
import { ProposalsRepository } from '../agreement/rows/proposals.repository.js';
import { IntakesRepository } from '../answers/intakes.repository.js';
import { mergeDraft } from '../answers/merge-draft.js';
import { appliesTo, negotiableAnswers } from '../answers/negotiable-answers.js';
import { DraftingService } from '../drafting/drafting.service.js';
import { HeldBackService } from '../held-back/held-back.service.js';
import { HiddenContactsService } from '../held-back/hidden-contacts.service.js';
import { type Closed, NegotiationService } from '../negotiation/negotiation.service.js';
import { NewsService } from '../negotiation/news.service.js';
import { PricingService, type Submitted } from './pricing.service.js';
import { proposalState } from './proposal-state.js';

/** An agreement under negotiation. */
interface Table {
  agreement: AgreementRow;
  /** Those that it was made from, unless `closed`: then newer ones may be among them, which the partner must not read. */
  answers: Submitted;
  /** The answers under negotiation, as in the draft. */
  negotiable: Patch;
  /** False where newer answers were submitted. */
  isAsDrafted: boolean;
  closed: Closed;
}

const newestFirst = (one: ProposalRow, other: ProposalRow): number => other.sentAt.getTime() - one.sentAt.getTime();

/** Proposals of both parties. The case is locked. */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly proposals: ProposalsRepository,
    private readonly pricing: PricingService,
    private readonly negotiation: NegotiationService,
    private readonly news: NewsService,
    private readonly packages: PackagesService,
    private readonly intakes: IntakesRepository,
    private readonly drafting: DraftingService,
    private readonly heldBack: HeldBackService,
    private readonly contacts: HiddenContactsService,
    private readonly history: HistoryRepository,
    private readonly clock: Clock,
  ) {}

  async view(manager: EntityManager, agreement: AgreementRow, party: Party): Promise<Proposals> {
    await this.news.seen(manager, agreement.caseId, party);
    const table = await this.table(manager, agreement, party);
    const now = this.clock.now();
    const open = await this.proposals.open(manager, agreement.caseId, now);
    const [past, ended] = await this.proposals.ended(manager, agreement.caseId, now, { take: NEWEST_ENDED });
    const waiting = table.closed ? [] : open.filter((row) => this.stateOf(row, table) === 'sent');
    const proposals = await this.allShown(manager, table, [...open, ...past].sort(newestFirst));
    return {
      party,
      closedBy: table.closed?.[0] ?? null,
      answers: table.negotiable,
      byGuidelines: table.isAsDrafted ? await this.pricing.byGuidelines(manager, agreement, table.answers) : null,
      points: await this.pricing.points(manager, agreement, table.answers, waiting),
      proposals,
      ended,
    };
  }

  /** @param page from 1 */
  async ended(manager: EntityManager, agreement: AgreementRow, party: Party, page: number): Promise<EndedProposals> {
    const table = await this.table(manager, agreement, party);
    const [rows, found] = await this.proposals.ended(manager, agreement.caseId, this.clock.now(), {
      skip: (page - 1) * ENDED_PER_PAGE,
      take: ENDED_PER_PAGE,
    });
    return { proposals: await this.allShown(manager, table, rows), found };
  }

  async price(manager: EntityManager, agreement: AgreementRow, party: Party, patch: Patch): Promise<ProposalPreview> {
    const { answers } = await this.openTable(manager, agreement, party);
    this.pricing.replaced(answers, patch);
    return this.pricing.preview(manager, agreement, answers, patch);
  }

  async equalMoves(manager: EntityManager, agreement: AgreementRow, party: Party, patch: Patch): Promise<EqualMoves> {
    const { answers } = await this.openTable(manager, agreement, party);
    this.pricing.replaced(answers, patch);
    return this.pricing.equalMoves(manager, agreement, answers, patch);
  }

  /** What a Word file with tracked changes is read against. */
  async textToCompare(manager: EntityManager, agreement: AgreementRow, party: Party) {
    const { answers } = await this.openTable(manager, agreement, party);
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
    const { answers } = await this.openTable(manager, agreement, author);
    const from = this.pricing.replaced(answers, patch);
    await this.pricing.mustFit(manager, agreement, answers, patch);
    await this.contacts.mustNotContainHidden(manager, caseId, author, { patch, reason });
    if (counters) {
      const countered = await this.waiting(manager, agreement, other(author), counters);
      await this.proposals.end(manager, countered.id, 'countered');
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
      expiresAt: this.clock.inDays(PROPOSAL_DAYS),
    });
    await this.news.announce(manager, agreement, other(author));
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
    const { answers, negotiable } = await this.openTable(manager, agreement, party);
    const { to, from } = await this.waiting(manager, agreement, other(party), id);
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
    await this.proposals.end(manager, id, 'accepted');
    const drafted = await this.drafting.redraft(manager, agreement, submittedRecord, party, id, caller);
    await this.history.addActivity(manager, agreement.caseId, 'proposal-accepted');
    if (party === 'partner') await this.news.announce(manager, drafted, 'owner');
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
    const paused = await this.negotiation.pausedFor(manager, caseId, party);
    if (paused) fail(...paused);
    await this.contacts.mustNotContainHidden(manager, caseId, party, { reason });
    await this.proposals.end(manager, id, 'refused', reason.trim() === '' ? null : reason);
    await this.history.addActivity(manager, caseId, 'proposal-refused');
    await this.news.announce(manager, agreement, other(party));
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

  private async table(manager: EntityManager, agreement: AgreementRow, party: Party): Promise<Table> {
    const answers = await this.intakes.find(manager, agreement.caseId);
    const submittedRecord = answers?.submittedRecord;
    if (!answers || !submittedRecord) return fail('not-found', intakeServer.noAgreement);
    const changed = await this.packages.answersChanged(manager, agreement);
    const closed = await this.negotiation.closedFor(manager, agreement, party);
    return {
      agreement,
      answers: { ...answers, submittedRecord },
      // A draft from before a field became negotiable does not have it.
      negotiable: changed ? agreement.negotiable : negotiableAnswers(submittedRecord),
      isAsDrafted: !changed,
      closed: closed ?? (changed ? ['answers-changed', intakeServer.answersChanged] : null),
    };
  }

  private async openTable(manager: EntityManager, agreement: AgreementRow, party: Party): Promise<Table> {
    await this.heldBack.mustBeShown(manager, agreement, party);
    const table = await this.table(manager, agreement, party);
    return table.closed ? fail(...table.closed) : table;
  }

  private async allShown(manager: EntityManager, table: Table, rows: readonly ProposalRow[]): Promise<Proposal[]> {
    const proposals: Proposal[] = [];
    for (const row of rows) proposals.push(await this.shown(manager, table, row));
    return proposals;
  }

  private async shown(manager: EntityManager, table: Table, row: ProposalRow): Promise<Proposal> {
    const { agreement, answers, closed } = table;
    const { id, author, to, reason, answer } = row;
    const state = this.stateOf(row, table);
    const isPriced = state === 'sent' && !closed;
    const price = isPriced ? (await this.pricing.priced(manager, agreement, answers, to)).price : null;
    const from = state === 'sent' ? null : row.from;
    const [sentAt, expiresAt] = [row.sentAt.toISOString(), row.expiresAt.toISOString()];
    return { id, author, state, from, to, reason, answer, sentAt, expiresAt, price };
  }

  private stateOf(row: ProposalRow, { negotiable }: Table): Proposal['state'] {
    return proposalState(row, negotiable, this.clock.now());
  }
}
