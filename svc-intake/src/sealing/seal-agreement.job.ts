import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/** Seals an agreement that all four have signed. Safe to repeat; the sweep asks again for what stuck. */
export const sealAgreement = job('seal-agreement', z.strictObject({ agreementId: z.uuid() }), {
  attempts: 5,
  backoffSeconds: 10,
});
