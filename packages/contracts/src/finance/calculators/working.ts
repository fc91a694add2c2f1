import { z } from 'zod';
import { WorkingStep } from '../../agreement/document.js';
import { endpoint } from '../../endpoint.js';

/** Something a reader must know to use a figure rightly. `code` names it for programs, `sentence` says it. */
const CalculatorNotice = z.object({ code: z.string(), sentence: z.string() });
export type CalculatorNotice = z.infer<typeof CalculatorNotice>;

/** What every calculation answers beside its figures: each line with its source, and the version of the rules. */
export const Working = z.object({
  steps: z.array(WorkingStep),
  notices: z.array(CalculatorNotice),
  ruleVersion: z.string(),
});
export type Working = z.infer<typeof Working>;

/** The same of both people. */
export const ofBoth = <Of extends z.ZodType>(of: Of) => z.object({ owner: of, partner: of });

/** The same asked of both people. */
export const askedOfBoth = <Of extends z.ZodType>(of: Of) => z.strictObject({ owner: of, partner: of });

/** One calculation, open to everyone: it needs no session, and nothing of it is kept. */
export const calculation = <Question extends z.ZodType, Answer extends z.ZodType>(
  name: string,
  question: Question,
  answer: Answer,
) => endpoint('POST', `/api/financial/calculators/${name}`, question, answer, { audience: 'public' });
