import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/** Reads the pictures again whose message was found or deleted since they were read. */
export const joinPictures = job('join-pictures', z.strictObject({ caseId: z.uuid() }), {
  attempts: 5,
  backoffSeconds: 10,
  inWorker: true,
});
