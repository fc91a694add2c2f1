import { z } from 'zod';
import { Moment } from '../dates.js';
import { Party } from '../identity.js';
import { Cents } from '../money.js';
import { writtenText } from '../text.js';
import { Sha256 } from './agreement.js';
import { NegotiableField, Patch, ShownAnswers } from './negotiable.js';
import { ofEach, ProposalPrice } from './proposal-price.js';

export const PROPOSAL_DAYS = 14;
export const MOST_OPEN_PROPOSALS = 10;
/** Of each party. */
export const MOST_PROPOSALS_A_DAY = 30;
/** Ended ones in the list of proposals. */
export const NEWEST_ENDED = 3;
export const ENDED_PER_PAGE = 8;

/** superseded: an answer that it would change has changed since; lapsed: its time is over. */
export const proposalStates = [
  'sent',
  'withdrawn',
  'countered',
  'accepted',
  'refused',
  'superseded',
  'lapsed',
] as const;
export type ProposalState = (typeof proposalStates)[number];

export const Proposal = z
  .object({
    id: z.uuid(),
    author: Party,
    state: z.enum(proposalStates),
    /** The answers when it was sent; null while it waits for an answer, for they are those of the draft. */
    from: ShownAnswers.nullable(),
    to: ShownAnswers,
    reason: z.string(),
    /** Why it was refused. */
    answer: z.string().nullable(),
    sentAt: Moment,
    expiresAt: Moment,
    /** Null unless it waits for an answer that can be given. */
    price: ProposalPrice.nullable(),
    /** What its author wrote holds data of the author that is hidden now: the other party does not read it. */
    isHeldBack: z.boolean().optional(),
  })
  .meta({ id: 'Proposal' });
/** Amounts in cents. */
export type Proposal = z.input<typeof Proposal>;

/** A field that a waiting proposal would change. */
export const OpenPoint = z.object({
  field: NegotiableField,
  /** The article that the answer writes; null where none does. */
  article: z.object({ id: z.string(), number: z.int().positive() }).nullable(),
  /** What each wants: the value of their newest waiting proposal, otherwise of the agreement. */
  wanted: z.object({ owner: ShownAnswers, partner: ShownAnswers }),
  /** The newest waiting proposal of each on it. */
  askedIn: z.object({ owner: z.uuid().nullable(), partner: z.uuid().nullable() }),
  /** What the partner's value moves of each net income, a month, compared with the owner's; null where not calculated. */
  monthly: ofEach.nullable(),
  /** The same in all: present value over the time that each payment runs. */
  inAll: ofEach.nullable(),
});
/** Amounts in cents. */
export type OpenPoint = z.input<typeof OpenPoint>;

/** Why nothing can be proposed on either side. */
export const closed = [
  'answers-changed',
  'on-hold',
  'signing-has-begun',
  'draft-has-ended',
  'hidden-contact-data',
] as const;
export const closedBy = ['not-invited', 'negotiation-stopped', ...closed] as const;

/** The proposals of a case that have not ended and the newest that have, newest first; what may be proposed now. */
export const Proposals = z
  .object({
    /** Whose view this is. */
    party: Party,
    /** Hash of the draft that the prices are of. */
    draft: Sha256.optional(),
    /** Why nothing can be proposed now; null while it can. */
    closedBy: z.enum(closedBy).nullable(),
    /** The answers that this draft was made from and that may be changed. */
    answers: ShownAnswers,
    /** Monthly child support where no amount is agreed; null where it is not calculated. */
    byGuidelines: Cents.nullable(),
    /** Empty while nothing can be proposed. */
    points: z.array(OpenPoint),
    proposals: z.array(Proposal),
    /** All that have ended. */
    ended: z.int().nonnegative(),
  })
  .meta({ id: 'Proposals' });
/** Amounts in cents. */
export type Proposals = z.input<typeof Proposals>;

/** Query: pages from 1. */
export const ListEndedProposals = z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) });
export type ListEndedProposals = z.infer<typeof ListEndedProposals>;

/** One page of those that were withdrawn, countered, accepted or refused, or whose time is over; newest first. */
export const EndedProposals = z
  .object({ proposals: z.array(Proposal), found: z.int().nonnegative() })
  .meta({ id: 'EndedProposals' });
/** Amounts in cents. */
export type EndedProposals = z.input<typeof EndedProposals>;

export const shownInCents = (answer: z.output<typeof Proposals>): Proposals => z.encode(Proposals, answer);

const Reason = writtenText(1_000);
export const PriceProposal = z.strictObject({ patch: Patch }).meta({ id: 'PriceProposal' });
export type PriceProposal = z.output<typeof PriceProposal>;
/** `counters`: the other's proposal that this one answers. */
export const SendProposal = z
  .strictObject({ patch: Patch, reason: Reason.min(1), counters: z.uuid().optional() })
  .meta({ id: 'SendProposal' });
export type SendProposal = z.output<typeof SendProposal>;
/** `result`: of the displayed price; another text is refused. */
export const AcceptProposal = z.strictObject({ result: Sha256 }).meta({ id: 'AcceptProposal' });
export type AcceptProposal = z.infer<typeof AcceptProposal>;
export const RefuseProposal = z.strictObject({ reason: Reason }).meta({ id: 'RefuseProposal' });
export type RefuseProposal = z.infer<typeof RefuseProposal>;
