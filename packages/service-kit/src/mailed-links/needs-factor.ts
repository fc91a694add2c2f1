import type { OwnerIdentity } from '@evenhand/contracts/identity';

/**
 * A mailed link opens with the second factor of its address, where the account there has one: a mailbox is read.
 * @param holder the person whose account has the address and a second factor; null without one
 * @param who the session of this browser; null also while its factor is due
 */
export const needsFactor = (holder: string | null, who: OwnerIdentity | null): boolean =>
  holder !== null && !(who?.personId === holder && who.secondFactor === 'proven');
