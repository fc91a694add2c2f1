import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { IntakeRecord } from './record.js';
import { ShownRecord, WrittenRecord } from './written.js';

/** `version` rises with every change; saving an older one is refused without loss. */
export const Intake = z
  .object({
    record: ShownRecord,
    /** Fields that were changed or confirmed: a default or a name of the account is no answer. */
    confirmed: z.array(IntakeRecord.keyof()),
    version: z.int().nonnegative(),
    savedAt: Moment.nullable(),
    submittedAt: Moment.nullable(),
  })
  .meta({ id: 'Intake' });
/** Amounts in cents. */
export type Intake = z.input<typeof Intake>;

export const inCents = (answer: z.output<typeof Intake>): Intake => z.encode(Intake, answer);

/** Every field optional; null clears it. */
export const changesOf = <Shape extends Record<string, z.ZodOptional>>(shape: Shape) =>
  z.strictObject(
    Object.fromEntries(Object.entries(shape).map(([field, answer]) => [field, answer.nullable()])) as {
      [Field in keyof Shape]: z.ZodNullable<Shape[Field]>;
    },
  );

/** Amounts in cents. */
export const IntakeChanges = changesOf(IntakeRecord.shape);
export type IntakeChanges = z.infer<typeof IntakeChanges>;

/**
 * Autosave: only fields changed since `version`; null clears a field. A field changed in another window answers
 * `changed-elsewhere` with a pointer.
 */
export const SaveIntakeDraft = z.strictObject({
  version: z.int().nonnegative(),
  changes: changesOf(WrittenRecord.shape),
});
export type SaveIntakeDraft = z.infer<typeof SaveIntakeDraft>;

export const getIntake = endpoint('GET', '/api/intake', null, Intake, { assurance: 'two' });
export const saveIntakeDraft = endpoint('PUT', '/api/intake/draft', SaveIntakeDraft, Intake, {
  assurance: 'two',
  problems: ['changed-elsewhere', 'signing-has-begun', 'agreement-is-sealed'],
});

/**
 * The whole record; `children` only when there are any. `basedOn`: the version that the record was read at. A field that
 * changed since to another value answers `changed-elsewhere` with a pointer; without `basedOn` only a field that an
 * accepted proposal wrote does.
 */
export const SubmitIntake = WrittenRecord.extend({ basedOn: z.int().nonnegative().optional() }).meta({
  id: 'SubmitIntake',
});
export const submitIntake = endpoint('POST', '/api/intake', SubmitIntake, Intake, {
  assurance: 'two',
  idempotent: true,
  problems: ['changed-elsewhere', 'signing-has-begun', 'agreement-is-sealed'],
});
