import type { Intake, IntakeChanges } from '@evenhand/contracts/intake/intake';
import { type IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import type { FieldProblem, ProblemCode } from '@evenhand/contracts/problems';

/** Why a save failed; `code` is null without a response. */
export interface SaveTrouble {
  code: ProblemCode | null;
  errors: FieldProblem[];
}

/** Changes that are not saved yet; `since`: per field, the version that its change was made against. */
export interface Unsent {
  changes: IntakeChanges;
  since: Partial<Record<IntakeField, number>>;
}

export interface DraftState {
  /** The saved record with the unsent changes applied. */
  record: IntakeRecord;
  /** Fields that were changed or confirmed, saved or not. */
  confirmed: IntakeField[];
  saved: Intake;
  unsent: IntakeChanges;
  since: Unsent['since'];
  /** Whether unsent changes are kept on the device. */
  isKept: boolean;
  status: 'saved' | 'saving' | 'unsent' | 'offline' | 'conflict' | 'refused' | 'locked' | 'signed-out';
  /** Fields that another window changed as well. */
  conflicts: IntakeField[];
  /** Fields that the service refused, each with its sentence. */
  refused: FieldProblem[];
}

export interface DraftPorts {
  load(): Promise<Intake>;
  save(draft: { version: number; changes: IntakeChanges }): Promise<Intake>;
  troubleOf(error: unknown): SaveTrouble;
  /** Persists unsent changes across a reload or a lost connection; false when the browser refuses. */
  keep(unsent: Unsent): boolean;
}

export const fieldsOf = (changes: IntakeChanges): IntakeField[] =>
  IntakeRecord.keyof().options.filter((field) => field in changes);

export const isEmpty = (changes: IntakeChanges): boolean => fieldsOf(changes).length === 0;

export const withChanges = (record: IntakeRecord, changes: IntakeChanges): IntakeRecord => {
  const merged: object = { ...record, ...changes };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
};

export const without = (changes: IntakeChanges, fields: readonly string[]): IntakeChanges =>
  Object.fromEntries(Object.entries(changes).filter(([field]) => !fields.includes(field)));

export const fieldOf = ({ pointer }: FieldProblem): string => pointer.replace(/^\/changes/, '').split('/')[1] ?? '';

/** Without the fields that the service refused: they wait for a change. */
export const sendable = ({ unsent, refused }: Pick<DraftState, 'unsent' | 'refused'>): IntakeChanges =>
  without(unsent, refused.map(fieldOf));

/** One version for `fields`. */
export const sinceOf = (fields: readonly IntakeField[], version: number): Unsent['since'] =>
  Object.fromEntries(fields.map((field) => [field, version]));

/** What one save can send, as it names one version: the latest first, since a conflict of an older change stops the rest. */
export const nextToSend = ({ saved, since, ...left }: DraftState): { version: number; changes: IntakeChanges } => {
  const waiting = sendable(left);
  const versionOf = (field: IntakeField) => since[field] ?? saved.version;
  const version = Math.max(...fieldsOf(waiting).map(versionOf));
  return {
    version,
    changes: without(
      waiting,
      fieldsOf(waiting).filter((field) => versionOf(field) !== version),
    ),
  };
};

/** The version that a submission of the record is based on. */
export const baseOf = ({ saved, since }: Pick<DraftState, 'saved' | 'since'>): number =>
  Math.min(saved.version, ...Object.values(since));

export const statusOf = (left: Pick<DraftState, 'unsent' | 'refused'>): DraftState['status'] => {
  if (!isEmpty(sendable(left))) return 'unsent';
  return isEmpty(left.unsent) ? 'saved' : 'refused';
};
