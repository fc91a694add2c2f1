import { emptyIntakeRecord, type IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Case } from '../cases/case.entity.js';
import type { IntakeRow } from './intake.entity.js';

/** What a new record holds: the standard answers, and the name and address that the person registered with. */
export const firstRecord = (owner: Case | null): IntakeRecord => {
  const userName = [owner?.firstName, owner?.lastName].filter(Boolean).join(' ');
  return {
    ...emptyIntakeRecord,
    ...(userName !== '' && { userName }),
    ...(owner?.email && { userEmail: owner.email }),
  };
};

/** A record that was begun before its owner was heard of, with that name and address where nothing was answered. */
export const withAccountName = ({ record, fieldVersions }: IntakeRow, owner: Case): IntakeRecord => {
  const { userName, userEmail } = firstRecord(owner);
  return {
    ...(userName && !fieldVersions.userName && { userName }),
    ...(userEmail && !fieldVersions.userEmail && { userEmail }),
    ...record,
  };
};
