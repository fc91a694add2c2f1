import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/** Gives accounts the proven addresses whose wait is over. */
export const completeAddressChanges = job('complete-address-changes', z.strictObject({}), {
  attempts: 3,
  backoffSeconds: 5,
});
