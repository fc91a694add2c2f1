import type { IsoDate } from '@evenhand/contracts/dates';
import { intakeProblems } from '@evenhand/contracts/intake/checks';
import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import type { FieldProblem } from '@evenhand/contracts/problems';
import { impossibleAnswer } from '@evenhand/wording/intake-checks';

/** What cannot stand in the answers, in words, with a pointer to each; of some fields only, when they are named. */
export const impossibleAnswers = (
  record: IntakeRecord,
  today: IsoDate,
  fields?: readonly IntakeField[],
): FieldProblem[] =>
  intakeProblems(record, today)
    .filter(({ field }) => !fields || fields.includes(field))
    .map(({ pointer, code }) => ({ pointer, detail: impossibleAnswer[code] }));
