import {
  getIntake,
  type Intake,
  type IntakeChanges,
  inCents,
  saveIntakeDraft,
  submitIntake,
} from '@evenhand/contracts/intake/intake';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { inDollars } from '@evenhand/contracts/intake/written';
import { call } from '@evenhand/web-kit/call';

/** Amounts are dollars on the wire and cents in pages. */
export const readIntake = async (): Promise<Intake> => inCents(await call(getIntake));

/** Browsers finish up to 64 KiB of requests after a page is left, and refuse more. */
const MOST_AFTER_LEAVING = 48 * 1024;

/** Continues after the page is left, unless the changes are too large for it. */
export const saveDraft = async ({ version, changes }: { version: number; changes: IntakeChanges }): Promise<Intake> => {
  const draft = { version, changes: inDollars(changes) };
  const keepalive = new Blob([JSON.stringify(draft)]).size <= MOST_AFTER_LEAVING;
  return inCents(await call(saveIntakeDraft, draft, { keepalive }));
};

/** `basedOn`: the version at which the answers were read. */
export const submitAnswers = async (answers: IntakeRecord, basedOn: number, attempt: string): Promise<Intake> =>
  inCents(await call(submitIntake, { ...inDollars(answers), basedOn }, { attempt }));
