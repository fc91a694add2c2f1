import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';

/** Nobody is written to in the name of an address before its owner has shown that it is theirs. */
export const mustBeProven = ({ addressProven }: OwnerIdentity): void => {
  if (!addressProven) fail('address-not-proven', intakeServer.proveAddressFirst, { pointer: '/addressProven' });
};
