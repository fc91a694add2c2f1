/** Milliseconds that a test or hook may take, unless it states its own. */
export const TEST_TIMEOUT = 90_000;
