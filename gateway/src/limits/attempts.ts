import { isBelow } from '@evenhand/contracts/routes';
import type { Target } from '../api/target.js';

/** Where someone could guess a password, a link or a code, or have us send mail to a stranger. */
const guessable = [
  '/api/login',
  '/api/auth/magic-link',
  '/api/auth/password',
  '/api/access/open',
  '/api/access/enter',
  '/api/access/renew',
  '/api/access/not-me',
  '/api/access/code',
  '/api/access/sign',
  '/api/signing/code',
  '/api/signing/sign',
  '/api/downloads',
];

export const isAttempt = ({ pathname }: Target): boolean => guessable.some((prefix) => isBelow(prefix, pathname));
