import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/**
 * Removes objects, or all below a folder, whose rows are gone already. Tried until the storage does it: what is
 * given up, the hourly sweep begins anew.
 */
export const removeObjects = job(
  'remove-objects',
  // Jobs of an earlier release name no removal.
  z.strictObject({ keys: z.array(z.string()), removal: z.uuid().optional() }),
  { attempts: 12, backoffSeconds: 5 },
);
