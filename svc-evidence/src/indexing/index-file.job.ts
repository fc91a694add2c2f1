import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/** Reads one file and makes its words searchable. */
export const indexFile = job('index-file', z.strictObject({ caseId: z.uuid(), fileId: z.uuid() }), {
  attempts: 3,
  backoffSeconds: 5,
  inWorker: true,
});
