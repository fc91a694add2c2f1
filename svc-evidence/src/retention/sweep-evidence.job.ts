import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/** Deletes files whose time is over, and settles uploads that nobody reported. */
export const sweepEvidence = job('sweep-evidence', z.strictObject({}), { attempts: 1, backoffSeconds: 1 });
