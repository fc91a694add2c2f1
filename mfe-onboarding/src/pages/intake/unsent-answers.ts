import { IntakeChanges } from '@evenhand/contracts/intake/intake';
import { IntakeRecord } from '@evenhand/contracts/intake/record';

const KEY = 'evenhand.intake.unsent';

/** Kinds of problems of a value that a control can show: a text is too long, or has a character that is not stored. */
const SHOWABLE = ['too_big', 'custom'];

/** Field by field: one that cannot be read is left out, one that the service will refuse is kept for its question. */
const readChanges = (stored: object): IntakeChanges => {
  const values = new Map<string, unknown>(Object.entries(stored));
  return Object.fromEntries(
    IntakeRecord.keyof().options.flatMap((field) => {
      if (!values.has(field)) return [];
      const { success, error } = IntakeChanges.shape[field].safeParse(values.get(field));
      const isShowable = success || error.issues.every(({ code }) => SHOWABLE.includes(code));
      return isShowable ? [[field, values.get(field)]] : [];
    }),
  );
};

/** Unsaved answers on this device, removed once saved or when another person signs in. Amounts are cents. */
export const readUnsent = (userId: string): IntakeChanges => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept.userId === userId ? readChanges(kept.changes) : {};
  } catch {
    return {};
  }
};

export const keepUnsent = (userId: string, changes: IntakeChanges): void => {
  if (Object.keys(changes).length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify({ userId, changes }));
};
