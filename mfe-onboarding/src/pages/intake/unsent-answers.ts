import { IntakeChanges } from '@evenhand/contracts/intake/intake';

const KEY = 'evenhand.intake.unsent';

/**
 * Answers that could not be saved yet, kept on this device until they are. Only those: what is saved is nowhere on the
 * device, and another person's leftovers are dropped. Amounts are cents, as the page holds them.
 */
export const readUnsent = (userId: string): IntakeChanges => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const changes = IntakeChanges.safeParse(kept.changes);
    return kept.userId === userId && changes.success ? changes.data : {};
  } catch {
    return {};
  }
};

export const keepUnsent = (userId: string, changes: IntakeChanges): void => {
  if (Object.keys(changes).length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify({ userId, changes }));
};
