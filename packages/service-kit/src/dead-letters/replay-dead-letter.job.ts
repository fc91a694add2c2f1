import { z } from 'zod';
import { job } from '../jobs/job.js';

/** Written into the outbox by `npm run dead-letters`. */
export const replayDeadLetter = job('replay-dead-letter', z.strictObject({ id: z.uuid() }), {
  attempts: 5,
  backoffSeconds: 5,
});
