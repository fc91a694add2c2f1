import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import type { ServiceName } from '../identity.js';

/** Why a job or an event was given up. The text of the failure stays in the database. */
export const FailureClass = z.enum([
  'unreachable',
  'timed-out',
  'no-room',
  'worker-died',
  'not-as-declared',
  'mail-refused',
  'other',
]);
export type FailureClass = z.infer<typeof FailureClass>;

export const LetterKind = z.enum(['event', 'job']);

/** Letters of one kind and name are sent again together. */
const LetterGroup = z.object({ kind: LetterKind, name: z.string() });

/** A job or event whose tries are used up. It has no payload: that may hold personal data. */
export const OperatorsLetter = LetterGroup.extend({
  id: z.uuid(),
  failedAt: Moment,
  tries: z.int(),
  reason: FailureClass,
});
export type OperatorsLetter = z.infer<typeof OperatorsLetter>;

/** A letter that an operator sent again; `by` is the id of the account, null once it is deleted. */
export const SentAgain = LetterGroup.extend({ letterId: z.uuid(), by: z.uuid().nullable(), at: Moment });
export type SentAgain = z.infer<typeof SentAgain>;

/** Figures of `/metrics` that operators see. */
export const OperatorsFigure = z.enum([
  'evenhand_outbox_oldest_seconds',
  'evenhand_mail_oldest_seconds',
  'evenhand_living_workers',
  'evenhand_upload_oldest_waiting_seconds',
  'evenhand_waiting_uploads',
  'evenhand_given_up_uploads',
  'evenhand_waiting_seals',
]);
export type OperatorsFigure = z.infer<typeof OperatorsFigure>;

/** The oldest are listed; `groups` counts all. */
export const MOST_LETTERS_LISTED = 100;
export const MOST_SENT_LISTED = 20;

export const ServiceState = z
  .object({
    groups: z.array(LetterGroup.extend({ count: z.int() })),
    letters: z.array(OperatorsLetter),
    /** Newest first. */
    sentAgain: z.array(SentAgain),
    /** Those that the service has; null: its store did not answer. */
    figures: z.array(z.object({ name: OperatorsFigure, value: z.number().nullable() })),
  })
  .meta({ id: 'ServiceState' });
export type ServiceState = z.infer<typeof ServiceState>;

/** One letter, or all of a group. */
export const SendAgain = z.union([
  z.strictObject({ id: z.uuid() }),
  z.strictObject({ kind: LetterKind, name: z.string().max(200) }),
]);
export type SendAgain = z.infer<typeof SendAgain>;

/** 0 when another operator was first. */
export const LettersSent = z.object({ sent: z.int() }).meta({ id: 'LettersSent' });

/** Browsers' reports of each version while a canary of its part ran. */
export const ReleaseOutcomes = z
  .object({
    outcomes: z.array(z.object({ part: z.string(), version: z.string(), opened: z.int(), failed: z.int() })),
  })
  .meta({ id: 'ReleaseOutcomes' });
export type ReleaseOutcomes = z.infer<typeof ReleaseOutcomes>;

const FOR_OPERATORS = { forOperators: true, provenWithinMinutes: 30 } as const;

const stateOf = <Name extends ServiceName>(service: Name) =>
  endpoint('GET', `/api/operators/${service}`, null, ServiceState, FOR_OPERATORS);

/** Safe to repeat: a letter that was sent is not on the list any more. */
const sendingOf = <Name extends ServiceName>(service: Name) =>
  endpoint('POST', `/api/operators/${service}/sent-again`, SendAgain, LettersSent, FOR_OPERATORS);

export const getStateOfAuth = stateOf('svc-auth');
export const getStateOfIntake = stateOf('svc-intake');
export const getStateOfEvidence = stateOf('svc-evidence');
export const getStateOfFinance = stateOf('svc-finance');
export const getStateOfBilling = stateOf('svc-billing');
export const sendAgainInAuth = sendingOf('svc-auth');
export const sendAgainInIntake = sendingOf('svc-intake');
export const sendAgainInEvidence = sendingOf('svc-evidence');
export const sendAgainInFinance = sendingOf('svc-finance');
export const sendAgainInBilling = sendingOf('svc-billing');

/** Every service answers its own two. */
export const operatorsCalls = {
  'svc-auth': { getState: getStateOfAuth, sendAgain: sendAgainInAuth },
  'svc-intake': { getState: getStateOfIntake, sendAgain: sendAgainInIntake },
  'svc-evidence': { getState: getStateOfEvidence, sendAgain: sendAgainInEvidence },
  'svc-finance': { getState: getStateOfFinance, sendAgain: sendAgainInFinance },
  'svc-billing': { getState: getStateOfBilling, sendAgain: sendAgainInBilling },
} as const;

export const getReleaseOutcomes = endpoint('GET', '/api/operators/releases', null, ReleaseOutcomes, FOR_OPERATORS);
