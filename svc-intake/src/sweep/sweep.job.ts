import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/** Looks through all cases for what ran out of time, waits for a reminder, or stuck. */
export const sweep = job('sweep', z.strictObject({}), { attempts: 1, backoffSeconds: 1 });
