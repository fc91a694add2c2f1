import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/** Searches all cases for expired, unreminded or stuck work. */
export const sweep = job('sweep', z.strictObject({}), { attempts: 1, backoffSeconds: 1 });
