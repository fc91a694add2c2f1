import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Ledger } from '@evenhand/service-kit/erasure/ledger';
import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DeletionService } from '../deletion/deletion.service.js';

/** Evidence that a restored backup brought back although it had been deleted with its key. */
@Injectable()
export class RestoredKeys implements OnApplicationBootstrap {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: CaseKeys,
    private readonly deletion: DeletionService,
    private readonly ledger: Ledger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const erased = this.ledger.toEraseAgain('key');
    for (const caseId of await this.keys.casesOf(this.transactions.manager, erased))
      await this.deletion.deleteAll(caseId);
    this.ledger.erasedAgain();
  }
}
