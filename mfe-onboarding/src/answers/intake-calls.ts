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

export const saveDraft = async ({ version, changes }: { version: number; changes: IntakeChanges }): Promise<Intake> =>
  inCents(await call(saveIntakeDraft, { version, changes: inDollars(changes) }));

/** `basedOn`: the version at which the answers were read. */
export const submitAnswers = async (answers: IntakeRecord, basedOn: number, attempt: string): Promise<Intake> =>
  inCents(await call(submitIntake, { ...inDollars(answers), basedOn }, { attempt }));
