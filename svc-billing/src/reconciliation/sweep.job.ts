import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/** Compares payments with the provider: those of the last days, or, once a day, of all the time a dispute can come in. */
export const sweep = job('sweep', z.strictObject({ days: z.int().positive() }), { attempts: 1, backoffSeconds: 1 });
