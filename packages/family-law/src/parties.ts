import type { Party } from '@evenhand/contracts/identity';

export const other = (party: Party): Party => (party === 'owner' ? 'partner' : 'owner');

const plain = (name: string | null | undefined): string =>
  (name ?? '').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en-CA');

/** Without regard to case and spaces; false for a missing name. */
export const isSameName = (one: string | null | undefined, another: string | null | undefined): boolean =>
  plain(one) !== '' && plain(one) === plain(another);
