import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/** Begins due deletions and repeats steps without an answer. */
export const advanceDeletions = job('advance-deletions', z.strictObject({}), { attempts: 3, backoffSeconds: 5 });
