import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

const Payload = z.strictObject({
  caseId: z.uuid(),
  fileId: z.uuid(),
  run: z.uuid(),
  turn: z.int(),
});

export const embedFile = job('embed-file', Payload, { attempts: 5, backoffSeconds: 10, inWorker: true });

type Turn = z.infer<typeof Payload>;

/** Small files embedded in the time of one turn. They precede a file that had one turn. */
const FILES_A_TURN = 100;

/**
 * Priority is the number of the case's files ahead, so that one user's upload does not delay another's; equal numbers
 * are first in, first out. The job id makes a turn unique.
 */
export const embedTurn = (turn: Turn, ahead: number): [Turn, { jobId: string; priority: number }] => [
  turn,
  { jobId: `embed-${turn.run}-${turn.turn}`, priority: ahead + 1 + (turn.turn > 0 ? FILES_A_TURN : 0) },
];
