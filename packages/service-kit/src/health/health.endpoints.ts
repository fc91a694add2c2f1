import { endpoint } from '@evenhand/contracts/endpoint';
import { z } from 'zod';

export const Liveness = z.object({ status: z.literal('up') });

/** `failed` names each dependency that does not answer (`database`, `redis`, a service's own), `disk` while there
 * is no room, `event loop` when it was blocked, or `stopping` when the service is on its way out. */
export const Readiness = z.object({
  status: z.enum(['ready', 'not-ready']),
  failed: z.array(z.string()),
});
export type Readiness = z.infer<typeof Readiness>;

/** The process runs. Says nothing of its dependencies: restarting it would not mend them. */
export const live = endpoint('GET', '/live', null, Liveness, { audience: 'public' });

/** The service can do its work; 503 with the names of what failed when it cannot. */
export const ready = endpoint('GET', '/ready', null, Readiness, { audience: 'public' });
