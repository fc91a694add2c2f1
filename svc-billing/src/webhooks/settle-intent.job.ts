import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/** Settles a payment after a webhook. If all attempts fail, the sweep settles it. */
export const settleIntent = job('settle-intent', z.strictObject({ intentId: z.string().min(1) }), {
  attempts: 5,
  backoffSeconds: 2,
});
