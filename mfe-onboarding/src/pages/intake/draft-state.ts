import type { Intake, IntakeChanges } from '@evenhand/contracts/intake/intake';
import { type IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import type { FieldProblem, ProblemCode } from '@evenhand/contracts/problems';

/** Why a save failed; `code` is null without a response. */
export interface SaveTrouble {
  code: ProblemCode | null;
  errors: FieldProblem[];
}

export interface DraftState {
  /** The saved record with the unsent changes applied. */
  record: IntakeRecord;
  /** Fields that were changed or confirmed, saved or not. */
  confirmed: IntakeField[];
  saved: Intake;
  unsent: IntakeChanges;
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
  /** Persists unsent changes across a reload or a lost connection. */
  keep(unsent: IntakeChanges): void;
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

export const statusOf = (left: Pick<DraftState, 'unsent' | 'refused'>): DraftState['status'] => {
  if (!isEmpty(sendable(left))) return 'unsent';
  return isEmpty(left.unsent) ? 'saved' : 'refused';
};
