import { intakeProblems } from '@evenhand/contracts/intake/checks';
import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import type { FieldProblem } from '@evenhand/contracts/problems';
import { dayOf } from '@evenhand/contracts/toronto';
import { impossibleAnswer } from '@evenhand/wording/intake-checks';
import { fieldIn } from '../../answers/way-to-answer.js';

export interface AnswerProblem extends FieldProblem {
  /** Null for a problem of no single question. */
  field: IntakeField | null;
}

/** Problems of the contract and of the service, each once, with its question. */
export const problemsIn = (record: IntakeRecord, refused: readonly FieldProblem[]): AnswerProblem[] => {
  const impossible = intakeProblems(record, dayOf(new Date())).map(({ pointer, code }) => ({
    pointer,
    detail: impossibleAnswer[code],
  }));
  const each = new Map(
    [...refused, ...impossible].map((problem) => [fieldIn(problem.pointer) ?? problem.pointer, problem]),
  );
  return [...each.values()].map((problem) => ({ ...problem, field: fieldIn(problem.pointer) }));
};
