import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/** One delivery of one webhook, over HTTP, as another company would. Tried again while nobody answers 200. */
export const deliverSandboxWebhook = job('deliver-sandbox-webhook', z.strictObject({ body: z.string() }), {
  attempts: 8,
  backoffSeconds: 2,
});
