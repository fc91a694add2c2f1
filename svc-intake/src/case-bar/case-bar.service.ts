import type { CaseBar } from '@evenhand/contracts/dashboard/case-bar';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Injectable } from '@nestjs/common';
import { caseBarOf } from './case-bar.js';
import { CaseBarRepository } from './case-bar.repository.js';

@Injectable()
export class CaseBarService {
  constructor(
    private readonly transactions: Transactions,
    private readonly bars: CaseBarRepository,
  ) {}

  async get({ caseId }: OwnerIdentity): Promise<CaseBar> {
    return caseBarOf(await this.bars.factsOf(this.transactions.manager, caseId));
  }
}
