import { event } from './event.js';
import { SigningBegan } from './signing-began.js';

/** By svc-intake, when a signing can no longer be sealed; the held payment is released permanently. */
export const signingEnded = event('signing.ended', SigningBegan);
