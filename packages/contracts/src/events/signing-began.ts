import { z } from 'zod';
import { event } from './event.js';

export const SigningBegan = z.object({ caseId: z.uuid(), signingId: z.uuid() });
export type SigningBegan = z.infer<typeof SigningBegan>;

/** By svc-intake, before the first signature; svc-billing answers with `payment.held`. */
export const signingBegan = event('signing.began', SigningBegan);
