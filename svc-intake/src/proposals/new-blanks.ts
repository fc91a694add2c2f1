import type { AgreementDocument, MissingAnswer } from '@evenhand/contracts/agreement/document';
import type { IsoDate } from '@evenhand/contracts/dates';
import { IntakeRecord } from '@evenhand/contracts/intake/record';
import { openIn } from '@evenhand/contracts/intake/step-progress';
import type { FieldProblem } from '@evenhand/contracts/problems';
import { intakeServer } from '@evenhand/wording/intake-server';
import { impossibleAnswers } from '../intake/check-submission.js';

interface Written {
  readonly record: IntakeRecord;
  readonly document: AgreementDocument;
}

export type Blank = Pick<MissingAnswer, 'answer' | 'sentence'>;

const fields = IntakeRecord.keyof().options;

/** The first part of `children/0/name`. */
export const fieldOf = (answer: string): string => answer.split('/')[0] ?? answer;

const openFields = (record: IntakeRecord): string[] => openIn(fields, record, fields);

/** Blanks in the text, and needed answers that stay open, which only the changed agreement has. */
export const newBlanks = (before: Written, after: Written): Blank[] => {
  const known = new Set([...before.document.missing.map(({ answer }) => answer), ...openFields(before.record)]);
  const inText = after.document.missing.filter(({ answer }) => !known.has(answer));
  const named = new Set(inText.map(({ answer }) => fieldOf(answer)));
  const open = openFields(after.record).filter((field) => !known.has(field) && !named.has(field));
  return [...inText, ...open.map((answer) => ({ answer, sentence: intakeServer.answerNeeded }))];
};

export const asProblem = ({ answer, sentence }: Blank): FieldProblem => ({ pointer: `/${answer}`, detail: sentence });

/**
 * Answers that cannot be true with a patch: its own, and those that it makes so.
 * @param patch fields of `after` that it changes.
 */
export const newProblems = (
  before: IntakeRecord,
  after: IntakeRecord,
  patch: readonly string[],
  today: IsoDate,
): FieldProblem[] => {
  const keyOf = ({ pointer, detail }: FieldProblem) => `${pointer} ${detail}`;
  const known = new Set(impossibleAnswers(before, today).map(keyOf));
  return impossibleAnswers(after, today).filter(
    (problem) => !known.has(keyOf(problem)) || patch.includes(fieldOf(problem.pointer.slice(1))),
  );
};
