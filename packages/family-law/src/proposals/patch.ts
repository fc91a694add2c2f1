import type { Patch } from '@evenhand/contracts/agreement/negotiable';
import { emptyIntakeRecord, IntakeRecord } from '@evenhand/contracts/intake/record';

/** The answers with those of the patch; null resets an answer to its default, as saving a draft does. */
export const patched = (record: IntakeRecord, patch: Patch): IntakeRecord => {
  const kept = Object.entries({ ...record, ...patch }).filter(([, answer]) => answer !== null);
  return IntakeRecord.parse({ ...emptyIntakeRecord, ...Object.fromEntries(kept) });
};
