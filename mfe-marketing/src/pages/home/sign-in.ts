/** Someone who signs in from the home page begins with the first step of the flow. */
export const AFTER_SIGN_IN = '/flow/evidence';

/** The sign-in dialog over the present page. */
export const signInHere = (as: '1' | 'register') => ({ search: `?sign-in=${as}&returnTo=${AFTER_SIGN_IN}` });
