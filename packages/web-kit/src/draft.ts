import { useEffect, useEffectEvent } from 'react';
import { useSession } from './session.js';
import { tried } from './storage.js';

const PREFIX = 'evenhand.draft.';

/** Fields of a form, by name. */
export type Kept = Readonly<Record<string, unknown>>;

interface Stored {
  /** Null for an author without a session. */
  owner: string | null;
  kept: Kept;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'owner' in value && 'kept' in value && typeof value.kept === 'object';

const remove = (name: string): void => void tried(() => sessionStorage.removeItem(PREFIX + name));

const names = (): string[] =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));

const read = (name: string): unknown => tried(() => JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null'));

/** Signing out deletes all drafts. */
export const forgetDrafts = (): void => void tried(() => names().forEach(remove));

/** Another mailed link can be of another person: deletes the drafts of authors without a session. */
export const forgetVisitorDrafts = (): void =>
  void tried(() => {
    for (const name of names()) {
      const stored = read(name);
      if (!isStored(stored) || stored.owner === null) remove(name);
    }
  });

/**
 * A form draft in this tab's storage under `name`, restored to the same person alone. Read after the first render: a
 * page drawn at build time has no draft. Without `name` none is kept.
 */
export const useDraft = (name: string | undefined, restore: (kept: Kept) => void) => {
  const { user, isLoading } = useSession({ enabled: name !== undefined });
  const owner = user?.id ?? null;
  const onFound = useEffectEvent(restore);
  useEffect(() => {
    if (name === undefined || isLoading) return;
    const stored = read(name);
    if (isStored(stored) && stored.owner === owner) onFound(stored.kept);
  }, [name, owner, isLoading]);
  return {
    keep: (kept: Kept): void => {
      if (name === undefined) return;
      if (Object.keys(kept).length === 0) remove(name);
      else tried(() => sessionStorage.setItem(PREFIX + name, JSON.stringify({ owner, kept } satisfies Stored)));
    },
    forget: (): void => {
      if (name !== undefined) remove(name);
    },
  };
};
