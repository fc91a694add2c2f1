import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CaseKeysRepository } from './case-keys.repository.js';

/** Keys of an earlier release leave the database when the first process of this one starts. */
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
