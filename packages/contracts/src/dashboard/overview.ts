import { z } from 'zod';
import { MissingAnswer, WorkingStep } from '../agreement/document.js';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { Party } from '../identity.js';
import { IntakeRecord } from '../intake/record.js';
import { InvitationState } from '../invitation/invitation.js';
import { Cents } from '../money.js';

/** A figure that cannot be said yet: the answers that it waits for, or the sentence why no rule gives it. */
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

/** Cents a month; `payor` is null when neither pays. */
export const ChildSupportFigure = figure({ payor: Party.nullable(), monthly: Cents });
export type ChildSupportFigure = z.infer<typeof ChildSupportFigure>;
export const SpousalSupportFigure = figure({ payor: Party, low: Cents, mid: Cents, high: Cents });
export type SpousalSupportFigure = z.infer<typeof SpousalSupportFigure>;
/** Shares of the year by hours, in hundredths of a per cent. */
export const ParentingTimeFigure = figure({ owner: z.int(), partner: z.int() });
export type ParentingTimeFigure = z.infer<typeof ParentingTimeFigure>;

/** What the answers come to today, who the two are, and what is missing. Equalization is svc-finance's to say. */
export const CaseOverview = z
  .object({
    people: z.object({
      owner: z.string().nullable(),
      partner: z.string().nullable(),
      /** Null while the partner was never invited. */
      invitation: InvitationState.nullable(),
      /** Who has approved the text as it stands. */
      approved: z.array(Party),
      /** Who of the two has signed it; their witnesses are told by the state of the case's signing. */
      signed: z.array(Party),
    }),
    /** When the answers were handed in; null before. */
    submittedAt: Moment.nullable(),
    /** The answers that the agreement as it would be written now leaves blank, in its order. */
    missing: z.array(MissingAnswer),
    /** Null where the question does not arise: no children. */
    childSupport: ChildSupportFigure.nullable(),
    spousalSupport: SpousalSupportFigure,
    parentingTime: ParentingTimeFigure.nullable(),
  })
  .meta({ id: 'CaseOverview' });
export type CaseOverview = z.infer<typeof CaseOverview>;

export const getCaseOverview = endpoint('GET', '/api/case/overview', null, CaseOverview);
