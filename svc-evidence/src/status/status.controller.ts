import { type EvidenceStatus, getEvidenceStatus } from '@evenhand/contracts/evidence/status';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Controller } from '@nestjs/common';
import { StatusRepository } from './status.repository.js';

@Controller()
export class StatusController {
  constructor(
    private readonly transactions: Transactions,
    private readonly status: StatusRepository,
  ) {}

  @Handles(getEvidenceStatus)
  async get(@Who() who: OwnerIdentity): Promise<EvidenceStatus> {
    const { words, lastIndexedAt } = await this.status.ofCase(this.transactions.manager, who.caseId);
    return { tokens: words, lastIndexingAt: lastIndexedAt?.toISOString() ?? null };
  }
}
