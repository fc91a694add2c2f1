import { z } from 'zod';
import { WorkingStep } from '../../agreement/document.js';
import { endpoint } from '../../endpoint.js';

/** A caveat of a figure. `code` is for programs, `sentence` for readers. */
const CalculatorNotice = z.object({ code: z.string(), sentence: z.string() });
export type CalculatorNotice = z.infer<typeof CalculatorNotice>;

/** Common to all calculations: lines with their sources, and the version of the rules. */
export const Working = z.object({
  steps: z.array(WorkingStep),
  notices: z.array(CalculatorNotice),
  ruleVersion: z.string(),
});
export type Working = z.infer<typeof Working>;

export const ofBoth = <Of extends z.ZodType>(of: Of) => z.object({ owner: of, partner: of });

export const askedOfBoth = <Of extends z.ZodType>(of: Of) => z.strictObject({ owner: of, partner: of });

/** A public calculation; nothing is stored. */
export const calculation = <Question extends z.ZodType, Answer extends z.ZodType>(
  name: string,
  question: Question,
  answer: Answer,
) => endpoint('POST', `/api/financial/calculators/${name}`, question, answer, { audience: 'public' });
