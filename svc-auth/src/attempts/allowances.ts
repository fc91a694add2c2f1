import type { Allowance } from './waiting.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A household or an office shares one network address, so it may try more often than one account. */
export const allowances = {
  'password of an account': {
    free: 5,
    firstWaitSeconds: 30,
    longestWaitSeconds: 15 * MINUTE,
    forgottenAfterSeconds: 24 * HOUR,
  },
  'passwords from an address': {
    free: 30,
    firstWaitSeconds: 30,
    longestWaitSeconds: 15 * MINUTE,
    forgottenAfterSeconds: HOUR,
  },
  'links to a mailbox': {
    free: 5,
    firstWaitSeconds: MINUTE,
    longestWaitSeconds: 15 * MINUTE,
    forgottenAfterSeconds: HOUR,
  },
  'links from an address': {
    free: 30,
    firstWaitSeconds: MINUTE,
    longestWaitSeconds: 15 * MINUTE,
    forgottenAfterSeconds: HOUR,
  },
  'accounts from an address': {
    free: 10,
    firstWaitSeconds: 5 * MINUTE,
    longestWaitSeconds: HOUR,
    forgottenAfterSeconds: 24 * HOUR,
  },
} as const satisfies Record<string, Allowance>;

export type Purpose = keyof typeof allowances;
