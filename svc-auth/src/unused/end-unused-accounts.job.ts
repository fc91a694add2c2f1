import { job } from '@evenhand/service-kit/jobs/job';
import { z } from 'zod';

/** Announces the deletion of unused accounts, and begins it. */
export const endUnusedAccounts = job('end-unused-accounts', z.strictObject({}), { attempts: 3, backoffSeconds: 5 });
