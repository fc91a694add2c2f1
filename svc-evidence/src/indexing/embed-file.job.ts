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

/** So many small files are done in the time of one turn: they go before what had one already. */
const FILES_A_TURN = 100;

/**
 * A turn as it is enqueued, with the number of the case's files that are before it: two of one number are one. Nobody
 * waits for all that another has uploaded, and two large files have their turns one after the other.
 */
export const embedTurn = (turn: Turn, ahead: number): [Turn, { jobId: string; priority: number }] => [
  turn,
  { jobId: `embed-${turn.run}-${turn.turn}`, priority: ahead + 1 + (turn.turn > 0 ? FILES_A_TURN : 0) },
];
