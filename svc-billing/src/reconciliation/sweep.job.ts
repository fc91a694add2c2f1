import { job } from '@evenhand/service-kit/jobs/job';
import type { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { recurring } from '@evenhand/service-kit/outbox/recurring-jobs';
import { z } from 'zod';
import type { Config } from '../config.js';

const DAY_SECONDS = 86_400;
const LATELY_DAYS = 2;
/** Banks may dispute a charge for 120 days and more, and an upgrade is returned with its first payment within its year. */
const WHOLE_YEAR_DAYS = 366;
/** Reconciles the payments of the last days, or, once a day, of a year. */
export const sweep = job('sweep', z.strictObject({ days: z.int().positive() }), { attempts: 1, backoffSeconds: 1 });

const every = (everySeconds: number, days: number) => ({
  everySeconds,
  enqueue: (outbox: Outbox) => outbox.enqueue(null, sweep, { days }, { jobId: `sweep.${days}` }),
});

export const sweeping = recurring(({ SWEEP_SECONDS }: Config) => [
  every(SWEEP_SECONDS, LATELY_DAYS),
  every(DAY_SECONDS, WHOLE_YEAR_DAYS),
]);
