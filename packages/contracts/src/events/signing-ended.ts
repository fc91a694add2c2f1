import { event } from './event.js';
import { SigningBegan } from './signing-began.js';

/** svc-intake says it when a signing can no longer lead to a seal; the payment held for it is free again, for good. */
export const signingEnded = event('signing.ended', SigningBegan);
