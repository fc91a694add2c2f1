import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { isOutsideLocalhost } from '@evenhand/service-kit/config/outside-localhost';
import type { Config } from '../config/config.js';

/** On public sites the test is off unless switched on, and then for operators only. */
export const mayRunTest = ({ PUBLIC_URL, SELF_TEST }: Config, { operator }: OwnerIdentity): boolean =>
  isOutsideLocalhost(PUBLIC_URL) ? SELF_TEST === true && operator === true : SELF_TEST !== false;
