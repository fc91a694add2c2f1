/** How long a proof of the second factor serves acts that cannot be undone. */
export const FACTOR_PROOF_MINUTES = 10;
