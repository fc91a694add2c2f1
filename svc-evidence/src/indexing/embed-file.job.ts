import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/** Makes what was read from a file searchable by meaning too. */
export const embedFile = job('embed-file', z.strictObject({ fileId: z.uuid() }), {
  attempts: 5,
  backoffSeconds: 10,
  inWorker: true,
});
