import type { Allowance } from './waiting.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * A network address may be shared by a household or a mobile network, so it gets more attempts than an account. The
 * gateway limits calls per minute as well.
 */
export const allowances = {
  'password of an account': {
    free: 5,
    firstWaitSeconds: 30,
    longestWaitSeconds: 15 * MINUTE,
    forgottenAfterSeconds: 24 * HOUR,
  },
  'passwords from an address': {
    free: 60,
    firstWaitSeconds: 30,
    longestWaitSeconds: 15 * MINUTE,
    forgottenAfterSeconds: HOUR,
  },
  'second factor of an account': {
    free: 5,
    firstWaitSeconds: 30,
    longestWaitSeconds: 15 * MINUTE,
    forgottenAfterSeconds: 24 * HOUR,
  },
  'notices of wrong codes': {
    free: 1,
    firstWaitSeconds: HOUR,
    longestWaitSeconds: HOUR,
    forgottenAfterSeconds: HOUR,
  },
  'recoveries of an account': {
    free: 5,
    firstWaitSeconds: HOUR,
    longestWaitSeconds: 24 * HOUR,
    forgottenAfterSeconds: 24 * HOUR,
  },
  'address changes of an account': {
    free: 5,
    firstWaitSeconds: HOUR,
    longestWaitSeconds: 24 * HOUR,
    forgottenAfterSeconds: 24 * HOUR,
  },
  'links to a mailbox': {
    free: 5,
    firstWaitSeconds: MINUTE,
    longestWaitSeconds: 15 * MINUTE,
    forgottenAfterSeconds: HOUR,
  },
  'links from an address': {
    free: 200,
    firstWaitSeconds: MINUTE,
    longestWaitSeconds: 15 * MINUTE,
    forgottenAfterSeconds: HOUR,
  },
  'accounts from an address': {
    free: 200,
    firstWaitSeconds: MINUTE,
    longestWaitSeconds: 15 * MINUTE,
    forgottenAfterSeconds: HOUR,
  },
  'notices to a mailbox': {
    free: 20,
    firstWaitSeconds: HOUR,
    longestWaitSeconds: HOUR,
    forgottenAfterSeconds: 24 * HOUR,
  },
  'newsletter mails to a mailbox': {
    free: 3,
    firstWaitSeconds: HOUR,
    longestWaitSeconds: 24 * HOUR,
    forgottenAfterSeconds: 24 * HOUR,
  },
  'newsletter mails from an address': {
    free: 30,
    firstWaitSeconds: MINUTE,
    longestWaitSeconds: HOUR,
    forgottenAfterSeconds: HOUR,
  },
  'visitors from an address': {
    free: 30,
    firstWaitSeconds: 24 * HOUR,
    longestWaitSeconds: 24 * HOUR,
    forgottenAfterSeconds: 24 * HOUR,
  },
  'support messages from an address': {
    free: 20,
    firstWaitSeconds: MINUTE,
    longestWaitSeconds: HOUR,
    forgottenAfterSeconds: HOUR,
  },
  'support receipts to a mailbox': {
    free: 3,
    firstWaitSeconds: HOUR,
    longestWaitSeconds: 24 * HOUR,
    forgottenAfterSeconds: 24 * HOUR,
  },
} as const satisfies Record<string, Allowance>;

export type Purpose = keyof typeof allowances;
