import { emptyIntakeRecord, type IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Case } from '../cases/case.entity.js';

/** What a new record holds: the standard answers, and the name and address that the person registered with. */
export const firstRecord = (owner: Case | null): IntakeRecord => {
  const userName = [owner?.firstName, owner?.lastName].filter(Boolean).join(' ');
  return {
    ...emptyIntakeRecord,
    ...(userName !== '' && { userName }),
    ...(owner?.email && { userEmail: owner.email }),
  };
};
