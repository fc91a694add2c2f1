import type { IntakeChanges } from '@evenhand/contracts/intake/intake';
import { readChanges } from '../../answers/read-changes.js';

const KEY = 'evenhand.intake.unsent';

/** Unsaved answers on this device, removed once saved or when another person opens the intake. Amounts are cents. */
export const readUnsent = (userId: string): IntakeChanges => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (kept.userId === userId) return readChanges(kept.changes);
    // Without a session nothing is known of whose they are.
    if (userId !== '') localStorage.removeItem(KEY);
    return {};
  } catch {
    return {};
  }
};

export const keepUnsent = (userId: string, changes: IntakeChanges): void => {
  if (Object.keys(changes).length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify({ userId, changes }));
};
