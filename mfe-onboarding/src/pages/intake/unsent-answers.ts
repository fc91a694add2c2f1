import { readChanges } from '../../answers/read-changes.js';
import { fieldsOf, isEmpty, type Unsent } from './draft-state.js';

const KEY = 'evenhand.intake.unsent';

/**
 * Unsaved answers on this device, removed once saved or when another person opens the intake. Amounts are cents. One
 * whose version is not known was made against none, so that any answer saved since is asked about.
 *
 * @param latest of the record, which may have been made anew since
 */
export const readUnsent = (userId: string, latest: number): Unsent => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (kept.userId === userId) {
      const changes = readChanges(kept.changes);
      const versionOf = (field: string) => Math.min(Number(kept.since?.[field]) || 0, latest);
      return { changes, since: Object.fromEntries(fieldsOf(changes).map((field) => [field, versionOf(field)])) };
    }
    // Without a session nothing is known of whose they are.
    if (userId !== '') localStorage.removeItem(KEY);
  } catch {
    // Nothing that can be read.
  }
  return { changes: {}, since: {} };
};

export const keepUnsent = (userId: string, unsent: Unsent): void => {
  if (isEmpty(unsent.changes)) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify({ userId, ...unsent }));
};
