import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { IntakeRecord } from './record.js';
import { ShownRecord, WrittenRecord } from './written.js';

/** The record as kept. `version` rises with every change: who saves an older one is told, and loses nothing. */
export const Intake = z
  .object({
    record: ShownRecord,
    version: z.int().nonnegative(),
    savedAt: Moment.nullable(),
    submittedAt: Moment.nullable(),
  })
  .meta({ id: 'Intake' });
/** The record as programs hold it: amounts in cents. */
export type Intake = z.input<typeof Intake>;

/** An answer's dollars as cents again. */
export const inCents = (answer: z.output<typeof Intake>): Intake => z.encode(Intake, answer);

const changesOf = <Shape extends Record<string, z.ZodOptional>>(shape: Shape) =>
  z.strictObject(
    Object.fromEntries(Object.entries(shape).map(([field, answer]) => [field, answer.nullable()])) as {
      [Field in keyof Shape]: z.ZodNullable<Shape[Field]>;
    },
  );

/** Changes as a program holds them: amounts in cents. */
export const IntakeChanges = changesOf(IntakeRecord.shape);
export type IntakeChanges = z.infer<typeof IntakeChanges>;

/**
 * Autosave: only the fields that changed since `version`. A field set to null goes back to unanswered. Fields that
 * another window changed in the meantime answer `changed-elsewhere` with a pointer to each.
 */
export const SaveIntakeDraft = z.strictObject({
  version: z.int().nonnegative(),
  changes: changesOf(WrittenRecord.shape),
});
export type SaveIntakeDraft = z.infer<typeof SaveIntakeDraft>;

export const getIntake = endpoint('GET', '/api/intake', null, Intake);
export const saveIntakeDraft = endpoint('PUT', '/api/intake/draft', SaveIntakeDraft, Intake, {
  problems: ['changed-elsewhere', 'signing-has-begun', 'agreement-is-sealed'],
});

/** The whole record as checked by its author. `children` only when there are any. */
export const submitIntake = endpoint('POST', '/api/intake', WrittenRecord, Intake, {
  idempotent: true,
  problems: ['signing-has-begun', 'agreement-is-sealed'],
});
