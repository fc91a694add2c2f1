import {
  ENDED_PER_PAGE,
  type EndedProposals,
  NEWEST_ENDED,
  type Proposal,
  type Proposals,
} from '@evenhand/contracts/agreement/proposals';
import type { Party } from '@evenhand/contracts/identity';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import type { ProposalRow } from '../agreement/rows/proposal.entity.js';
import { ProposalsRepository } from '../agreement/rows/proposals.repository.js';
import { HiddenContactsService, type Withholding } from '../held-back/hidden-contacts.service.js';
import { NewsService } from '../negotiation/news.service.js';
import { PricingService } from './pricing.service.js';
import { proposalState } from './proposal-state.js';
import { type Table, TablesService } from './tables.service.js';

const newestFirst = (one: ProposalRow, other: ProposalRow): number => other.sentAt.getTime() - one.sentAt.getTime();

interface Reader {
  party: Party;
  withholding: Withholding;
}

const isHeldBack = ({ author, to, reason }: ProposalRow, withholding: Withholding): boolean =>
  author === 'owner' && withholding.isHeldBack({ to, reason });

/** The partner's own words stay. */
const readByPartner = ({ author, from, to, reason, answer }: ProposalRow, { forPartner }: Withholding) =>
  author === 'owner'
    ? { ...forPartner({ from, to, reason }), answer }
    : { ...forPartner({ from, answer }), to, reason };

/** Proposals as a party sees them. The case is locked. */
@Injectable()
export class ProposalViewsService {
  constructor(
    private readonly tables: TablesService,
    private readonly proposals: ProposalsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly pricing: PricingService,
    private readonly news: NewsService,
    private readonly contacts: HiddenContactsService,
    private readonly clock: Clock,
  ) {}

  async view(manager: EntityManager, agreement: AgreementRow, party: Party): Promise<Proposals> {
    await this.news.seen(manager, agreement.caseId, party);
    const table = await this.tables.of(manager, agreement, party);
    const now = this.clock.now();
    const { caseId } = agreement;
    const invitations = await this.invitations.readBy(manager, caseId, party);
    const open = await this.proposals.open(manager, caseId, now, invitations);
    const [past, ended] = await this.proposals.ended(manager, caseId, now, { take: NEWEST_ENDED }, invitations);
    const withholding = await this.contacts.withholding(manager, caseId);
    const readable = open.filter((row) => !isHeldBack(row, withholding));
    const waiting = table.closed ? [] : readable.filter((row) => this.stateOf(row, table) === 'sent');
    const reader = { party, withholding };
    const proposals = await this.allShown(manager, table, [...open, ...past].sort(newestFirst), reader);
    return {
      party,
      draft: agreement.hash,
      closedBy: table.closed?.[0] ?? null,
      answers: party === 'partner' ? withholding.forPartner(table.negotiable) : table.negotiable,
      byGuidelines: table.isAsDrafted ? await this.pricing.byGuidelines(manager, agreement, table.answers) : null,
      points: await this.pricing.points(manager, agreement, table.answers, waiting),
      proposals,
      ended,
    };
  }

  /** @param page from 1 */
  async ended(manager: EntityManager, agreement: AgreementRow, party: Party, page: number): Promise<EndedProposals> {
    const table = await this.tables.of(manager, agreement, party);
    const invitations = await this.invitations.readBy(manager, agreement.caseId, party);
    const places = { skip: (page - 1) * ENDED_PER_PAGE, take: ENDED_PER_PAGE };
    const [rows, found] = await this.proposals.ended(manager, agreement.caseId, this.clock.now(), places, invitations);
    const reader = { party, withholding: await this.contacts.withholding(manager, agreement.caseId) };
    return { proposals: await this.allShown(manager, table, rows, reader), found };
  }

  private async allShown(
    manager: EntityManager,
    table: Table,
    rows: readonly ProposalRow[],
    reader: Reader,
  ): Promise<Proposal[]> {
    const proposals: Proposal[] = [];
    for (const row of rows) proposals.push(await this.shown(manager, table, row, reader));
    return proposals;
  }

  private async shown(
    manager: EntityManager,
    table: Table,
    row: ProposalRow,
    { party, withholding }: Reader,
  ): Promise<Proposal> {
    const { agreement, answers, closed } = table;
    const { id, author } = row;
    const state = this.stateOf(row, table);
    const isWithheld = isHeldBack(row, withholding);
    const isPriced = state === 'sent' && !closed && !isWithheld;
    const price = isPriced ? (await this.pricing.priced(manager, agreement, answers, row.to)).price : null;
    const [sentAt, expiresAt] = [row.sentAt.toISOString(), row.expiresAt.toISOString()];
    const { from, to, reason, answer } = party === 'partner' ? readByPartner(row, withholding) : row;
    const before = state === 'sent' ? null : from;
    return { id, author, state, from: before, to, reason, answer, sentAt, expiresAt, price, isHeldBack: isWithheld };
  }

  private stateOf(row: ProposalRow, { negotiable }: Table): Proposal['state'] {
    return proposalState(row, negotiable, this.clock.now());
  }
}
