/** Someone who signs in from the home page begins with the first step of the flow. */
export const AFTER_SIGN_IN = '/flow/evidence';
