import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint, WORD } from '../endpoint.js';
import { Party } from '../identity.js';
import { Cents } from '../money.js';
import { writtenText } from '../text.js';
import { Sha256 } from './agreement.js';
import { NegotiableField, Patch, ShownAnswers } from './negotiable.js';
import { EqualMoves, ofEach, ProposalPreview, ProposalPrice } from './proposal-price.js';
import { ReturnedWord } from './returned-word.js';

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
    /** Null unless it waits for an answer. */
    price: ProposalPrice.nullable(),
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

const closed = ['answers-changed', 'on-hold', 'signing-has-begun', 'draft-has-ended', 'hidden-contact-data'] as const;
const closedBy = ['not-invited', 'negotiation-stopped', ...closed] as const;

/** The proposals of a case that have not ended and the newest that have, newest first; what may be proposed now. */
export const Proposals = z
  .object({
    /** Whose view this is. */
    party: Party,
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

const ofOwner = ['not-found', ...closedBy] as const;
const ofPartner = [...closed] as const;
const sends = ['list-is-full', 'proposal-ended'] as const;
const accepts = ['changed-elsewhere', 'proposal-ended'] as const;
const ends = ['proposal-ended'] as const;
const refuses = ['proposal-ended', 'on-hold'] as const;

export const getProposals = endpoint('GET', '/api/agreement/proposals', null, Proposals, { problems: ['not-found'] });
export const listEndedProposals = endpoint('GET', '/api/agreement/proposals/ended', null, EndedProposals, {
  problems: ['not-found'],
});
export const priceProposal = endpoint('POST', '/api/agreement/proposals/price', PriceProposal, ProposalPreview, {
  problems: [...ofOwner],
});
export const findEqualMoves = endpoint('POST', '/api/agreement/proposals/equal', PriceProposal, EqualMoves, {
  problems: [...ofOwner],
});
export const readReturnedWord = endpoint('POST', '/api/agreement/proposals/word', null, ReturnedWord, {
  consumes: WORD,
  problems: [...ofOwner],
});
export const sendProposal = endpoint('POST', '/api/agreement/proposals', SendProposal, Proposals, {
  idempotent: true,
  status: 201,
  needsPlan: 'complete',
  problems: [...sends, ...ofOwner],
});
export const acceptProposal = endpoint('POST', '/api/agreement/proposals/:id/accept', AcceptProposal, Proposals, {
  needsPlan: 'complete',
  problems: [...accepts, ...ofOwner],
});
export const refuseProposal = endpoint('POST', '/api/agreement/proposals/:id/refuse', RefuseProposal, Proposals, {
  problems: [...refuses, 'negotiation-stopped'],
});
export const withdrawProposal = endpoint('POST', '/api/agreement/proposals/:id/withdraw', null, Proposals, {
  problems: [...ends],
});

const guest = { audience: 'guest' } as const;
export const getPartnersProposals = endpoint('GET', '/api/access/proposals', null, Proposals, guest);
export const listEndedForPartner = endpoint('GET', '/api/access/proposals/ended', null, EndedProposals, guest);
export const priceAsPartner = endpoint('POST', '/api/access/proposals/price', PriceProposal, ProposalPreview, {
  ...guest,
  problems: [...ofPartner],
});
export const findEqualMovesAsPartner = endpoint('POST', '/api/access/proposals/equal', PriceProposal, EqualMoves, {
  ...guest,
  problems: [...ofPartner],
});
export const readWordAsPartner = endpoint('POST', '/api/access/proposals/word', null, ReturnedWord, {
  ...guest,
  consumes: WORD,
  problems: [...ofPartner],
});
export const proposeAsPartner = endpoint('POST', '/api/access/proposals', SendProposal, Proposals, {
  ...guest,
  needsPlan: 'complete',
  idempotent: true,
  status: 201,
  problems: [...sends, 'not-found', ...ofPartner],
});
export const acceptAsPartner = endpoint('POST', '/api/access/proposals/:id/accept', AcceptProposal, Proposals, {
  ...guest,
  needsPlan: 'complete',
  problems: [...accepts, ...ofPartner],
});
export const refuseAsPartner = endpoint('POST', '/api/access/proposals/:id/refuse', RefuseProposal, Proposals, {
  ...guest,
  problems: [...refuses],
});
export const withdrawAsPartner = endpoint('POST', '/api/access/proposals/:id/withdraw', null, Proposals, {
  ...guest,
  problems: [...ends],
});
