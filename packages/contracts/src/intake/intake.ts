import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { IntakeRecord } from './record.js';

/** The record as kept. `version` rises with every change: who saves an older one is told, and loses nothing. */
export const Intake = z
  .object({
    record: IntakeRecord,
    version: z.int().nonnegative(),
    savedAt: Moment.nullable(),
    submittedAt: Moment.nullable(),
  })
  .meta({ id: 'Intake' });
export type Intake = z.infer<typeof Intake>;

/**
 * Autosave: only the fields that changed since `version`. A field set to null goes back to unanswered. Fields that
 * another window changed in the meantime answer `changed-elsewhere` with a pointer to each.
 */
export const SaveIntakeDraft = z.strictObject({
  version: z.int().nonnegative(),
  changes: z.strictObject(
    Object.fromEntries(Object.entries(IntakeRecord.shape).map(([field, shape]) => [field, shape.nullable()])) as {
      [Field in keyof typeof IntakeRecord.shape]: z.ZodNullable<(typeof IntakeRecord.shape)[Field]>;
    },
  ),
});
export type SaveIntakeDraft = z.infer<typeof SaveIntakeDraft>;

export const getIntake = endpoint('GET', '/api/intake', null, Intake);
export const saveIntakeDraft = endpoint('PUT', '/api/intake/draft', SaveIntakeDraft, Intake);

/** The whole record as checked by its author. `children` only when there are any. */
export const submitIntake = endpoint('POST', '/api/intake', IntakeRecord, Intake, { idempotent: true });
