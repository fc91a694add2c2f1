import { renewLink } from '@evenhand/contracts/access/access';
import { keepSession } from '@evenhand/contracts/auth/user';
import { isBelow } from '@evenhand/contracts/routes';
import type { Target } from '../proxy/target.js';

/** Where someone could guess a password, a link or a code, or have us send mail to a stranger. */
const guessable = [
  '/api/login',
  '/api/auth/magic-link',
  '/api/auth/password',
  '/api/auth/not-me',
  '/api/access/open',
  '/api/access/enter',
  '/api/access/not-me',
  '/api/access/code',
  '/api/access/sign',
  '/api/signing/code',
  '/api/signing/sign',
  '/api/downloads',
  '/api/financial/disclosure-access',
];

export const isAttempt = ({ pathname }: Target): boolean => guessable.some((prefix) => isBelow(prefix, pathname));

/** Asks for a new link in place of an old one: mail to somebody, for whoever holds what was once a link. */
export const isRenewal = ({ pathname }: Target): boolean => pathname === renewLink.path;

/** Says that the person is still there. It must not fail because a page of theirs called too often. */
export const keepsSession = ({ pathname }: Target): boolean => pathname === keepSession.path;
