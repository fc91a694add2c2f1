import type { IsoDate } from '@evenhand/contracts/dates';
import { EmailAddress } from '@evenhand/contracts/email';
import { intakeProblems } from '@evenhand/contracts/intake/checks';
import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import type { FieldProblem } from '@evenhand/contracts/problems';
import { impossibleAnswer } from '@evenhand/wording/intake-checks';
import { intakeServer } from '@evenhand/wording/intake-server';
import { isSameMailbox } from '../agreement/same-person.js';

/** The answers that cannot be true, each with a pointer; of the named fields only, when `fields` is given. */
export const impossibleAnswers = (
  record: IntakeRecord,
  today: IsoDate,
  fields?: readonly IntakeField[],
): FieldProblem[] =>
  intakeProblems(record, today)
    .filter(({ field }) => !fields || fields.includes(field))
    .map(({ pointer, code }) => ({ pointer, detail: impossibleAnswer[code] }));

/** Checks beyond the record's schema: answers that can be true, and an address for each of the two. */
export const checkSubmission = (record: IntakeRecord, today: IsoDate): FieldProblem[] => {
  const problems = impossibleAnswers(record, today);
  const own = EmailAddress.safeParse(record.userEmail);
  const partners = EmailAddress.safeParse(record.partnerEmail);
  if (own.success && partners.success && isSameMailbox(own.data, partners.data)) {
    problems.push({ pointer: '/partnerEmail', detail: intakeServer.sameAddress });
  }
  return problems;
};
