/** Ends what jest-stack.mjs started. */
export default () => globalThis.evenhandTestStack?.stop();
