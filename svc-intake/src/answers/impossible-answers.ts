import type { IsoDate } from '@evenhand/contracts/dates';
import { intakeProblems } from '@evenhand/contracts/intake/checks';
import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import type { FieldProblem } from '@evenhand/contracts/problems';
import { impossibleAnswer } from '@evenhand/wording/intake-checks';

/** The answers that cannot be true, each with a pointer; of the named fields only, when `fields` is given. */
export const impossibleAnswers = (
  record: IntakeRecord,
  today: IsoDate,
  fields?: readonly IntakeField[],
): FieldProblem[] =>
  intakeProblems(record, today)
    .filter(({ field }) => !fields || fields.includes(field))
    .map(({ pointer, code }) => ({ pointer, detail: impossibleAnswer[code] }));
