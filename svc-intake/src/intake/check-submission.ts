import type { IsoDate } from '@evenhand/contracts/dates';
import { EmailAddress } from '@evenhand/contracts/email';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { FieldProblem } from '@evenhand/contracts/problems';
import { intakeServer } from '@evenhand/wording/intake-server';
import { isSameMailbox } from '../agreement/same-person.js';
import { impossibleAnswers } from '../answers/impossible-answers.js';

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
