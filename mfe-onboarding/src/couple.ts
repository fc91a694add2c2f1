import type { Party } from '@evenhand/contracts/identity';

export type Names = Record<Party, string>;

export const otherOf = (party: Party): Party => (party === 'owner' ? 'partner' : 'owner');

export const firstName = (name: string): string => name.split(' ')[0] ?? name;

/** How often a page reads again what the other person may have changed. */
export const WATCH_MS = 15_000;
