import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/** More often than the promised day: a service that restarts nightly still sweeps in time. */
export const SWEEP_SECONDS = 3_600;

export const secondsBefore = (moment: Date, seconds: number): Date => new Date(moment.getTime() - seconds * 1_000);

/** Deletes expired files, settles unreported uploads, resumes stuck work. */
export const sweepEvidence = job('sweep-evidence', z.strictObject({}), { attempts: 1, backoffSeconds: 1 });
