import type { Patch } from '@evenhand/contracts/agreement/proposals';
import { IntakeRecord } from '@evenhand/contracts/intake/record';

/** The answers with those of the patch; null leaves an answer out. */
export const patched = (record: IntakeRecord, patch: Patch): IntakeRecord =>
  IntakeRecord.parse(
    Object.fromEntries(Object.entries({ ...record, ...patch }).filter(([, answer]) => answer !== null)),
  );
