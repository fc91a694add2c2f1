import type { IntakeField } from '@evenhand/contracts/intake/record';
import { tried } from '@evenhand/web-kit/storage';
import { readChanges } from '../../answers/read-changes.js';
import { fieldsOf, isEmpty, type Unsent } from './draft-state.js';

const KEY = 'evenhand.intake.unsent';

const storedOf = (userId: string): Unsent => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const changes = kept.userId === userId ? readChanges(kept.changes) : {};
    // One without a version was made against none, so that any answer saved since is asked about.
    const since = fieldsOf(changes).map((field) => [field, Number(kept.since?.[field]) || 0]);
    return { changes, since: Object.fromEntries(since) };
  } catch {
    return { changes: {}, since: {} };
  }
};

const entryOf = (field: IntakeField, { changes, since }: Unsent): string | undefined =>
  field in changes ? JSON.stringify([changes[field], since[field]]) : undefined;

/**
 * Unsaved answers on this device, removed once saved or when another person opens the intake. Amounts are cents. All
 * windows share one place: each replaces and removes only what it wrote itself.
 */
export const openUnsent = (userId: string) => {
  const found = storedOf(userId);
  let last = found;
  // Without a session nothing is known of whose they are.
  if (userId !== '' && isEmpty(found.changes)) tried(() => localStorage.removeItem(KEY));
  return {
    found,
    /** False when the browser refuses to keep them. */
    keep: (unsent: Unsent): boolean => {
      const stored = storedOf(userId);
      const isSame = (field: IntakeField, of: Unsent) => entryOf(field, of) === entryOf(field, last);
      const others = fieldsOf(stored.changes).filter((field) => !isSame(field, stored));
      const own = fieldsOf(unsent.changes).filter((field) => !others.includes(field) || !isSame(field, unsent));
      const pick = <Part extends keyof Unsent>(part: Part) =>
        Object.fromEntries([
          ...others.map((field) => [field, stored[part][field]]),
          ...own.map((field) => [field, unsent[part][field]]),
        ]);
      last = unsent;
      const written = JSON.stringify({ userId, changes: pick('changes'), since: pick('since') });
      const keepAll = () => {
        if (others.length + own.length > 0) localStorage.setItem(KEY, written);
        else if (!isEmpty(stored.changes)) localStorage.removeItem(KEY);
        return true;
      };
      return tried(keepAll) ?? false;
    },
  };
};
