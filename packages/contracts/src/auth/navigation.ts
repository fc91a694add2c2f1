import { endpoint } from '../endpoint.js';

/**
 * Full-page navigations, answered with a redirect; never called in the background. `goToSignIn` leads to the external
 * issuer or, without one, back to the site with the sign-in dialog open (`/?sign-in=1`; `/?sign-in=no-issuer` after
 * `?by=account`). A failed external sign-in returns to `/?sign-in=failed`.
 */
export const goToSignIn = endpoint('GET', '/api/login', null, null, { audience: 'public', status: 303 });
export const returnFromIssuer = endpoint('GET', '/api/login/callback', null, null, { audience: 'public', status: 303 });
export const signOut = endpoint('GET', '/api/logout', null, null, { audience: 'public', status: 303 });

export const signInDialog = (returnTo?: string, as: '1' | 'no-issuer' = '1') =>
  `/?${new URLSearchParams({ 'sign-in': as, ...(returnTo && { returnTo }) })}`;
export const SIGN_IN_FAILED = '/?sign-in=failed';
