import { endpoint } from '../endpoint.js';

/**
 * Full-page navigations: the browser goes there, is answered with a redirect, and never calls them in the background.
 * `goToSignIn` leads to the issuer of external accounts, or, where none is configured, back to the site with the
 * sign-in dialog open (`/?sign-in=1`; `/?sign-in=no-issuer` for who asked for one by `?by=account`). An external
 * sign-in that fails comes back to `/?sign-in=failed`.
 */
export const goToSignIn = endpoint('GET', '/api/login', null, null, { audience: 'public', status: 303 });
export const returnFromIssuer = endpoint('GET', '/api/login/callback', null, null, { audience: 'public', status: 303 });
export const signOut = endpoint('GET', '/api/logout', null, null, { audience: 'public', status: 303 });

/** The page that opens the sign-in dialog, and where it goes on to afterwards. */
export const signInDialog = (returnTo?: string, as: '1' | 'no-issuer' = '1') =>
  `/?${new URLSearchParams({ 'sign-in': as, ...(returnTo && { returnTo }) })}`;
export const SIGN_IN_FAILED = '/?sign-in=failed';
