import { z } from 'zod';
import { event } from './event.js';

export const SigningBegan = z.object({ caseId: z.uuid(), signingId: z.uuid() });
export type SigningBegan = z.infer<typeof SigningBegan>;

/** svc-intake says it before the first signature of an agreement; svc-billing answers by `payment.held`. */
export const signingBegan = event('signing.began', SigningBegan);
