import { IntakeChanges } from '@evenhand/contracts/intake/intake';
import { IntakeRecord } from '@evenhand/contracts/intake/record';

/** Kinds of problems of a value that a control can show: a text is too long, or has a character that is not stored. */
const SHOWABLE = ['too_big', 'custom'];

/**
 * Changes that were kept on the device, field by field: one that cannot be read is left out, one that the service will
 * refuse is kept for its question. Amounts are cents.
 */
export const readChanges = (stored: unknown): IntakeChanges => {
  const values = new Map<string, unknown>(Object.entries(stored ?? {}));
  return Object.fromEntries(
    IntakeRecord.keyof().options.flatMap((field) => {
      if (!values.has(field)) return [];
      const { success, error } = IntakeChanges.shape[field].safeParse(values.get(field));
      const isShowable = success || error.issues.every(({ code }) => SHOWABLE.includes(code));
      return isShowable ? [[field, values.get(field)]] : [];
    }),
  );
};
