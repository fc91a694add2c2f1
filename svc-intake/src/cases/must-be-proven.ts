import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';

/** No mail is sent in the name of an address that its owner has not verified. */
export const mustBeProven = ({ addressProven }: OwnerIdentity): void => {
  if (!addressProven) fail('address-not-proven', intakeServer.proveAddressFirst, { pointer: '/addressProven' });
};
