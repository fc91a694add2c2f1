import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CaseKeysRepository } from './case-keys.repository.js';

/** Keys of an earlier release are in the database. */
@Injectable()
export class MoveKeys implements OnApplicationBootstrap {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: CaseKeysRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.keys.moveToFiles(this.transactions.manager);
  }
}
