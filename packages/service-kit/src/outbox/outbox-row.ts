import { z } from 'zod';

/** A row of the outbox, as the relay reads it. */
export const OutboxRow = z.object({
  id: z.uuid(),
  kind: z.enum(['event', 'job']),
  name: z.string(),
  payload: z.json(),
  jobId: z.string().nullable(),
  delaySeconds: z.int(),
  priority: z.int(),
});
export type OutboxRow = z.infer<typeof OutboxRow>;
