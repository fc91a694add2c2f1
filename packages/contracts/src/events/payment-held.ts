import { event } from './event.js';
import { SigningBegan } from './signing-began.js';

/** svc-billing says it once no refund can happen while a signing lasts; svc-intake takes no signature without it. */
export const paymentHeld = event('payment.held', SigningBegan);
