import { SaveIntakeDraft } from '@evenhand/contracts/intake/intake';
import type { Changes } from './draft-keeper.js';

const KEY = 'evenhand.intake.unsent';

/**
 * Answers that could not be saved yet, kept on this device until they are. Only those: what is saved is nowhere on the
 * device, and another person's leftovers are dropped.
 */
export const readUnsent = (userId: string): Changes => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const changes = SaveIntakeDraft.shape.changes.safeParse(kept.changes);
    return kept.userId === userId && changes.success ? changes.data : {};
  } catch {
    return {};
  }
};

export const keepUnsent = (userId: string, changes: Changes): void => {
  if (Object.keys(changes).length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify({ userId, changes }));
};
