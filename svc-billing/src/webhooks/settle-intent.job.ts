import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/** Reads a payment from the provider and brings the books up to date. When it fails for good, the sweep does it. */
export const settleIntent = job('settle-intent', z.strictObject({ intentId: z.string().min(1) }), {
  attempts: 5,
  backoffSeconds: 2,
});
