import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

const Payload = z.strictObject({
  caseId: z.uuid(),
  fileId: z.uuid(),
  run: z.uuid(),
  /** Counts from 0: the work on a large file is done in turns. */
  turn: z.int(),
});

/** Makes what one run read from a file searchable by meaning too. */
export const embedFile = job('embed-file', Payload, { attempts: 5, backoffSeconds: 10, inWorker: true });

type Turn = z.infer<typeof Payload>;

/** A turn as it is enqueued: two of one number are one. */
export const embedTurn = (turn: Turn): [Turn, { jobId: string }] => [turn, { jobId: `embed-${turn.run}-${turn.turn}` }];
