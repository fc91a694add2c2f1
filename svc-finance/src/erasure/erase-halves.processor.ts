import { Transactions } from '@evenhand/service-kit/database/transactions';
import { LeavingGuests } from '@evenhand/service-kit/erasure/leaving-guests';
import { Processes } from '@evenhand/service-kit/jobs/processes';
import { recurring } from '@evenhand/service-kit/outbox/recurring-jobs';
import { Injectable } from '@nestjs/common';
import { eraseHalves } from './erase-halves.job.js';
import { FinancesEraser } from './finances-eraser.js';

const EVERY_SECONDS = 3_600;

export const erasingHalves = recurring(() => [
  {
    everySeconds: EVERY_SECONDS,
    enqueue: (outbox) => outbox.enqueue(null, eraseHalves, {}, { jobId: 'erase-halves' }),
  },
]);

@Injectable()
export class EraseHalvesProcessor {
  constructor(
    private readonly transactions: Transactions,
    private readonly finances: FinancesEraser,
    private readonly leaving: LeavingGuests,
  ) {}

  @Processes(eraseHalves)
  erase(): Promise<void> {
    return this.transactions.run(async (manager) => {
      await this.finances.eraseOverdue(manager);
      await this.leaving.removeOld(manager);
    });
  }
}
