import { evidenceReading, type ReadingProblem } from '@evenhand/wording/evidence-reading';
import { z } from 'zod';

const codes: [string, ...string[]] = ['damaged', ...Object.keys(evidenceReading)];
const isProblem = (code: string): code is ReadingProblem => code in evidenceReading;

export const ReadingFailure = z.strictObject({
  code: z.enum(codes).refine(isProblem),
  named: z.string().optional(),
});
export type ReadingFailure = z.infer<typeof ReadingFailure>;

export const sentenceOf = ({ code, named = '' }: ReadingFailure): string => evidenceReading[code](named);

export const failureOf = (error: unknown): ReadingFailure =>
  error instanceof Unreadable ? error.failure : { code: 'damaged' };

export class Unreadable extends Error {
  readonly failure: ReadingFailure;

  constructor(code: ReadingProblem, named?: string | number) {
    const failure = { code, ...(named !== undefined && { named: String(named) }) };
    super(sentenceOf(failure));
    this.failure = failure;
  }
}
