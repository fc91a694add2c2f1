import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/** Deletes halves of closed accounts whose time is over. */
export const eraseHalves = job('erase-halves', z.strictObject({}), { attempts: 3, backoffSeconds: 60 });
