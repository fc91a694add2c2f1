import { EmailAddress } from '@evenhand/contracts/email';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { FieldProblem } from '@evenhand/contracts/problems';
import { intakeServer } from '@evenhand/wording/intake-server';
import { isSameMailbox } from '../agreement/same-person.js';

const isBlank = (text: string | undefined): boolean => !text || text.trim() === '';

/** What submitting asks beyond the form of the record: addresses that mail can reach, and two of them. */
export const checkSubmission = ({ userEmail, partnerEmail }: IntakeRecord): FieldProblem[] => {
  const own = EmailAddress.safeParse(userEmail);
  const partners = EmailAddress.safeParse(partnerEmail);
  const problems: FieldProblem[] = [];
  if (!isBlank(userEmail) && !own.success) {
    problems.push({ pointer: '/userEmail', detail: intakeServer.notAnAddress });
  }
  if (!isBlank(partnerEmail) && !partners.success) {
    problems.push({ pointer: '/partnerEmail', detail: intakeServer.notAnAddress });
  }
  if (own.success && partners.success && isSameMailbox(own.data, partners.data)) {
    problems.push({ pointer: '/partnerEmail', detail: intakeServer.sameAddress });
  }
  return problems;
};
