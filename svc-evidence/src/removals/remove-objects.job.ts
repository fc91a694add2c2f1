import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/** Removes objects or folders. After the last retry the hourly sweep repeats it. */
export const removeObjects = job(
  'remove-objects',
  // Jobs of an earlier release have no removal.
  z.strictObject({ keys: z.array(z.string()), removal: z.uuid().optional() }),
  { attempts: 12, backoffSeconds: 5 },
);
