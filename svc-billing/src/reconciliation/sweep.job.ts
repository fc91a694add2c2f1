import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/** Reconciles the payments of the last days, or, once a day, of the whole period of disputes. */
export const sweep = job('sweep', z.strictObject({ days: z.int().positive() }), { attempts: 1, backoffSeconds: 1 });
