import { z } from 'zod';
import { MissingAnswer, WorkingStep } from '../agreement/document.js';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { Party } from '../identity.js';
import { IntakeRecord } from '../intake/record.js';
import { InvitationState } from '../invitation/invitation.js';
import { Cents } from '../money.js';

/** An unknown figure: the missing answers, or the reason why no rule applies. */
const Unknown = z.object({
  kind: z.literal('unknown'),
  missing: z.array(IntakeRecord.keyof()),
  because: z.string().nullable(),
});

const figure = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('known'), ...shape, steps: z.array(WorkingStep) }),
    Unknown,
  ]);

/** Cents a month; `payor` is null when neither pays. `tables`: what each would pay the other; null when one would not. */
export const ChildSupportFigure = figure({
  payor: Party.nullable(),
  monthly: Cents,
  tables: z.object({ owner: Cents, partner: Cents }).nullable(),
});
export type ChildSupportFigure = z.infer<typeof ChildSupportFigure>;
export const SpousalSupportFigure = figure({ payor: Party, low: Cents, mid: Cents, high: Cents });
export type SpousalSupportFigure = z.infer<typeof SpousalSupportFigure>;
/** Shares of the year by hours, in hundredths of a per cent. */
export const ParentingTimeFigure = figure({ owner: z.int(), partner: z.int() });
export type ParentingTimeFigure = z.infer<typeof ParentingTimeFigure>;

/** Current figures, parties and missing answers. Equalization is calculated by svc-finance. */
export const CaseOverview = z
  .object({
    people: z.object({
      owner: z.string().nullable(),
      partner: z.string().nullable(),
      /** Null before the first invitation. */
      invitation: InvitationState.nullable(),
      /** By the partner: the current version, or the one before a draft that was not sent yet. */
      declined: z.object({ reason: z.string().nullable() }).nullable(),
      /** Of the current text. */
      approved: z.array(Party),
      /** Parties only; witnesses are in the state of the signing. */
      signed: z.array(Party),
    }),
    /** Null before the submission. */
    submittedAt: Moment.nullable(),
    /** Answers or disclosures have changed since the current version; false once it is signed or over. */
    draftOutdated: z.boolean(),
    /** Proposals that wait for an answer, by their author. */
    waiting: z.object({ owner: z.int().nonnegative(), partner: z.int().nonnegative() }),
    /** Blanks of the agreement if generated now, in its order. */
    missing: z.array(MissingAnswer),
    /** What the answers settle, next to which the tracker's figures are shown. */
    agreed: z.object({
      /** Null while unanswered or left open; `payor` is null when neither pays. */
      equalization: z.object({ payor: Party.nullable(), amount: Cents }).nullable(),
      /** Whether there are debts to divide; null while unanswered. */
      debts: z.boolean().nullable(),
    }),
    /** Null without children. */
    childSupport: ChildSupportFigure.nullable(),
    spousalSupport: SpousalSupportFigure,
    parentingTime: ParentingTimeFigure.nullable(),
  })
  .meta({ id: 'CaseOverview' });
export type CaseOverview = z.infer<typeof CaseOverview>;

export const getCaseOverview = endpoint('GET', '/api/case/overview', null, CaseOverview);
