import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { Party } from '../identity.js';
import { changesOf } from '../intake/intake.js';
import { IntakeRecord } from '../intake/record.js';
import { ShownRecord, WrittenRecord } from '../intake/written.js';
import { Cents } from '../money.js';
import { writtenText } from '../text.js';
import { Sha256 } from './agreement.js';
import { Finding } from './findings.js';

/** Answers that a proposal may change. Facts about people and incomes are corrected, not negotiated. */
const negotiable = {
  primaryResidence: true,
  decisionMaking: true,
  parentingSchedule: true,
  scheduleStartsOn: true,
  exchangePlace: true,
  exchangeHour: true,
  travelNotice: true,
  agreedChildSupportAmount: true,
  childSupportReason: true,
  childSupportStart: true,
  studyAge: true,
  supportDay: true,
  supportMethod: true,
  spousalSupportAmount: true,
  spousalStart: true,
  spousalEnd: true,
  spousalLumpSum: true,
  spousalLumpSumOn: true,
  homePrice: true,
  homeBy: true,
  equalizationAmount: true,
  equalizationDate: true,
  equalizationInterest: true,
  assetDivisionDescription: true,
  debtDivisionDescription: true,
  insuranceAmount: true,
  preferredDisputeResolution: true,
} as const;
export const NegotiableField = IntakeRecord.pick(negotiable).keyof();
export type NegotiableField = z.infer<typeof NegotiableField>;

/** New answers; null leaves one out. Cents in programs, dollars on the wire. */
export const Patch = changesOf(WrittenRecord.pick(negotiable).shape)
  .refine((patch) => Object.keys(patch).length > 0)
  .meta({ id: 'Patch' });
export type Patch = z.output<typeof Patch>;

const ShownAnswers = changesOf(ShownRecord.pick(negotiable).shape);

/** Consecutive words of a changed text. */
export const RedlinePart = z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() });
export type RedlinePart = z.infer<typeof RedlinePart>;

/** An article or schedule that differs, with its changed texts in order. */
export const Redline = z.object({ title: z.string(), texts: z.array(z.array(RedlinePart)) });
export type Redline = z.infer<typeof Redline>;

const ofEach = z.object({ owner: Cents, partner: Cents });

/** What a proposal costs each of the two, compared with the current version. */
export const ProposalPrice = z
  .object({
    /** Of the text that accepting it gives today. */
    result: Sha256,
    /** Net disposable income of each household, a month; null while it cannot be calculated. */
    monthly: z.object({ before: ofEach, after: ofEach }).nullable(),
    /** Change of what each receives once; below zero for more paid. */
    once: ofEach,
    redlines: z.array(Redline),
    /** Articles that stay as they are. */
    unchanged: z.int().nonnegative(),
    /** Findings that only the changed agreement has. */
    findings: z.array(Finding),
    /** Blanks that only the changed agreement has. */
    missing: z.array(z.string()),
  })
  .meta({ id: 'ProposalPrice' });
export type ProposalPrice = z.infer<typeof ProposalPrice>;

/** Other changes that move as much for both as the one that was asked for, and add no finding; best known first. */
export const EqualMoves = z
  .object({
    moves: z.array(
      z.object({
        patch: ShownAnswers,
        /** What it moves for each, a month, with one-time amounts spread over five years. */
        monthly: ofEach,
        /** The larger difference from the change that was asked for, a month. */
        within: Cents,
      }),
    ),
  })
  .meta({ id: 'EqualMoves' });
/** Amounts in cents. */
export type EqualMoves = z.input<typeof EqualMoves>;

export const PROPOSAL_DAYS = 14;
export const MOST_OPEN_PROPOSALS = 10;

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
    /** The answers when it was sent. */
    from: ShownAnswers,
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

/** The proposals of a case, newest first, and what may be proposed now. */
export const Proposals = z
  .object({
    /** Whose view this is. */
    party: Party,
    /** False before the invitation, while answers wait for a new draft, and from the first signature on. */
    isOpen: z.boolean(),
    /** The answers that the agreement uses today and that may be changed. */
    answers: ShownAnswers,
    proposals: z.array(Proposal),
  })
  .meta({ id: 'Proposals' });
/** Amounts in cents. */
export type Proposals = z.input<typeof Proposals>;

export const shownInCents = (answer: z.output<typeof Proposals>): Proposals => z.encode(Proposals, answer);
export const movesInCents = (answer: z.output<typeof EqualMoves>): EqualMoves => z.encode(EqualMoves, answer);

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

const closed = ['answers-changed', 'signing-has-begun', 'draft-has-ended', 'hidden-contact-data'] as const;
const ofOwner = ['not-found', 'not-invited', ...closed] as const;
const ofPartner = [...closed] as const;
const sends = ['list-is-full', 'proposal-ended'] as const;
const accepts = ['changed-elsewhere', 'proposal-ended'] as const;
const ends = ['proposal-ended'] as const;

export const getProposals = endpoint('GET', '/api/agreement/proposals', null, Proposals, { problems: ['not-found'] });
export const priceProposal = endpoint('POST', '/api/agreement/proposals/price', PriceProposal, ProposalPrice, {
  problems: [...ofOwner],
});
export const findEqualMoves = endpoint('POST', '/api/agreement/proposals/equal', PriceProposal, EqualMoves, {
  problems: [...ofOwner],
});
export const sendProposal = endpoint('POST', '/api/agreement/proposals', SendProposal, Proposals, {
  idempotent: true,
  status: 201,
  problems: [...sends, ...ofOwner],
});
export const acceptProposal = endpoint('POST', '/api/agreement/proposals/:id/accept', AcceptProposal, Proposals, {
  problems: [...accepts, ...ofOwner],
});
export const refuseProposal = endpoint('POST', '/api/agreement/proposals/:id/refuse', RefuseProposal, Proposals, {
  problems: [...ends],
});
export const withdrawProposal = endpoint('POST', '/api/agreement/proposals/:id/withdraw', null, Proposals, {
  problems: [...ends],
});

const guest = { audience: 'guest' } as const;
export const getPartnersProposals = endpoint('GET', '/api/access/proposals', null, Proposals, guest);
export const priceAsPartner = endpoint('POST', '/api/access/proposals/price', PriceProposal, ProposalPrice, {
  ...guest,
  problems: [...ofPartner],
});
export const findEqualMovesAsPartner = endpoint('POST', '/api/access/proposals/equal', PriceProposal, EqualMoves, {
  ...guest,
  problems: [...ofPartner],
});
export const proposeAsPartner = endpoint('POST', '/api/access/proposals', SendProposal, Proposals, {
  ...guest,
  idempotent: true,
  status: 201,
  problems: [...sends, 'not-found', ...ofPartner],
});
export const acceptAsPartner = endpoint('POST', '/api/access/proposals/:id/accept', AcceptProposal, Proposals, {
  ...guest,
  problems: [...accepts, ...ofPartner],
});
export const refuseAsPartner = endpoint('POST', '/api/access/proposals/:id/refuse', RefuseProposal, Proposals, {
  ...guest,
  problems: [...ends],
});
export const withdrawAsPartner = endpoint('POST', '/api/access/proposals/:id/withdraw', null, Proposals, {
  ...guest,
  problems: [...ends],
});
