import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@evenhand/contracts/auth/second-factor';

/** Without 0, 1, l, o: 32 characters, five bits each. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

const group = (): string => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: 4 }, group).join('-'));
