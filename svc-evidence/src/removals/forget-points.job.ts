import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

const Points = z.strictObject({ caseId: z.uuid(), fileIds: z.array(z.uuid()).optional(), before: z.int() });
export type ForgottenPoints = z.infer<typeof Points>;

/**
 * Removes the points of a case, or of some files of it, whose rows are gone already: those added before a turn. Tried
 * until Qdrant does it: what is given up, the hourly sweep begins anew.
 */
export const forgetPoints = job(
  'forget-points',
  // Jobs of an earlier release name no removal.
  Points.extend({ removal: z.uuid().optional() }),
  { attempts: 12, backoffSeconds: 5 },
);
