import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/** More often than the day that is promised: a service that is restarted each night still sweeps in time. */
export const SWEEP_SECONDS = 3_600;

/** Deletes files whose time is over, settles uploads that nobody reported, takes up what stands still or was given up. */
export const sweepEvidence = job('sweep-evidence', z.strictObject({}), { attempts: 1, backoffSeconds: 1 });
