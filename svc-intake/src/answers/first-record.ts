import { emptyIntakeRecord, type IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Case } from '../cases/case.entity.js';
import type { IntakeRow } from './intake.entity.js';

/** The default answers, with the registered name and address. */
export const firstRecord = (owner: Case | null): IntakeRecord => {
  const userName = [owner?.firstName, owner?.lastName].filter(Boolean).join(' ');
  return {
    ...emptyIntakeRecord,
    ...(userName !== '' && { userName }),
    ...(owner?.email && { userEmail: owner.email }),
  };
};

/**
 * Adds the registered name and address, where unanswered, to a record from before the registration event. An address
 * that was filled in from the account follows it.
 */
export const withAccountName = (
  { record, fieldVersions }: IntakeRow,
  owner: Case,
  earlierEmail: string | null = null,
): IntakeRecord => {
  const { userName, userEmail } = firstRecord(owner);
  const isFilledIn = earlierEmail !== null && record.userEmail === earlierEmail && !fieldVersions.userEmail;
  return {
    ...(userName && !fieldVersions.userName && { userName }),
    ...(userEmail && !fieldVersions.userEmail && { userEmail }),
    ...record,
    ...(isFilledIn && userEmail && { userEmail }),
  };
};
