import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

const Points = z.strictObject({ caseId: z.uuid(), fileIds: z.array(z.uuid()).optional(), before: z.int() });
export type ForgottenPoints = z.infer<typeof Points>;

/**
 * Removes the points of a case or of some files added before a turn. After the last retry the hourly sweep repeats it.
 */
export const forgetPoints = job(
  'forget-points',
  // Jobs of an earlier release have no removal.
  Points.extend({ removal: z.uuid().optional() }),
  { attempts: 12, backoffSeconds: 5 },
);
