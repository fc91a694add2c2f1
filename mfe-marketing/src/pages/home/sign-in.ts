/** The first step of the flow. */
export const AFTER_SIGN_IN = '/flow/evidence';

/** Opens the sign-in dialog over the current page. */
export const signInHere = (as: '1' | 'register') => ({ search: `?sign-in=${as}&returnTo=${AFTER_SIGN_IN}` });
