import { isDeepStrictEqual } from 'node:util';
import type { SaveIntakeDraft } from '@evenhand/contracts/intake/intake';
import { emptyIntakeRecord, type IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import type { FieldVersions } from './intake.entity.js';

export interface VersionedRecord {
  record: IntakeRecord;
  version: number;
  fieldVersions: FieldVersions;
}

const fields = IntakeRecord.keyof().options;
const startOf = (field: IntakeField) =>
  field in emptyIntakeRecord ? IntakeRecord.parse(emptyIntakeRecord)[field] : undefined;

/** A default that the person confirms, as by continuing from its page. */
const isConfirmation = (
  field: IntakeField,
  { record, fieldVersions }: VersionedRecord,
  changes: SaveIntakeDraft['changes'],
): boolean =>
  changes[field] !== null && fieldVersions[field] === undefined && isDeepStrictEqual(changes[field], record[field]);

/** Null resets a field to its default. */
const valueAfter = (field: IntakeField, changes: SaveIntakeDraft['changes']) => changes[field] ?? startOf(field);

/**
 * Applies `changes`, written against version `since`, to the current record. A field that another window changed after
 * `since` to a different value is a conflict and keeps its value; all others are taken.
 */
export const mergeDraft = (
  current: VersionedRecord,
  { version: since, changes }: SaveIntakeDraft,
): { merged: VersionedRecord; conflicts: IntakeField[] } => {
  const differing = fields.filter(
    (field) =>
      field in changes &&
      (isConfirmation(field, current, changes) ||
        !isDeepStrictEqual(valueAfter(field, changes), current.record[field])),
  );
  const conflicts = differing.filter((field) => (current.fieldVersions[field] ?? 0) > since);
  const taken = differing.filter((field) => !conflicts.includes(field));
  if (taken.length === 0) return { merged: current, conflicts };
  const version = current.version + 1;
  return {
    merged: {
      record: IntakeRecord.parse({
        ...current.record,
        ...Object.fromEntries(taken.map((field) => [field, valueAfter(field, changes)])),
      }),
      version,
      fieldVersions: { ...current.fieldVersions, ...Object.fromEntries(taken.map((field) => [field, version])) },
    },
    conflicts,
  };
};
