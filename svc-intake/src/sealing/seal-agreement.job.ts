import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/** Idempotent; the sweep repeats it for agreements without a seal. */
export const sealAgreement = job('seal-agreement', z.strictObject({ agreementId: z.uuid() }), {
  attempts: 5,
  backoffSeconds: 10,
});
