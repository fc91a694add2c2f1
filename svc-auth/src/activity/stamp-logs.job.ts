import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/** Stamps every log that grew and was last stamped a day ago or more. */
export const stampLogs = job('stamp-logs', z.strictObject({}), { attempts: 3, backoffSeconds: 60 });
