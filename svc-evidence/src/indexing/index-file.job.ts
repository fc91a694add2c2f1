import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/**
 * Reads one file and makes its words searchable. A store that is away for a minute or two loses no file. Each has a
 * priority, which is how many files of its case are before it: nobody waits for all that another has uploaded.
 */
export const indexFile = job('index-file', z.strictObject({ caseId: z.uuid(), fileId: z.uuid() }), {
  attempts: 5,
  backoffSeconds: 10,
  inWorker: true,
});
