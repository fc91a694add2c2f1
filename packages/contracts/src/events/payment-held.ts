import { event } from './event.js';
import { SigningBegan } from './signing-began.js';

/** By svc-billing: no refund during the signing; svc-intake accepts no signature without it. */
export const paymentHeld = event('payment.held', SigningBegan);
