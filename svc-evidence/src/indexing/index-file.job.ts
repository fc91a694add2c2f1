import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/**
 * Retries survive a store outage of minutes. Priority is the number of the case's files ahead (fair-order-by-case.md).
 */
export const indexFile = job('index-file', z.strictObject({ caseId: z.uuid(), fileId: z.uuid() }), {
  attempts: 5,
  backoffSeconds: 10,
  inWorker: true,
});
