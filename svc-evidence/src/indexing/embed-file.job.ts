import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/** Makes what one run read from a file searchable by meaning too. */
export const embedFile = job('embed-file', z.strictObject({ caseId: z.uuid(), fileId: z.uuid(), run: z.uuid() }), {
  attempts: 5,
  backoffSeconds: 10,
  inWorker: true,
});
