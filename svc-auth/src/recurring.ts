import { recurring } from '@evenhand/service-kit/outbox/recurring-jobs';
import { completeAddressChanges } from './address-change/complete-address-changes.job.js';
import { advanceDeletions } from './deletion/advance-deletions.job.js';
import { endUnusedAccounts } from './unused/end-unused-accounts.job.js';

const MINUTE = 60;

export const recurringJobs = recurring(() => [
  {
    everySeconds: MINUTE,
    enqueue: (outbox) => outbox.enqueue(null, advanceDeletions, {}, { jobId: 'advance-deletions' }),
  },
  {
    everySeconds: MINUTE,
    enqueue: (outbox) => outbox.enqueue(null, completeAddressChanges, {}, { jobId: 'complete-address-changes' }),
  },
  {
    everySeconds: 60 * MINUTE,
    enqueue: (outbox) => outbox.enqueue(null, endUnusedAccounts, {}, { jobId: 'end-unused-accounts' }),
  },
]);
