import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/** Delivers a webhook over HTTP; retried until the answer is 200. */
export const deliverSandboxWebhook = job('deliver-sandbox-webhook', z.strictObject({ body: z.string() }), {
  attempts: 8,
  backoffSeconds: 2,
});
