import { ChangeRetention, changeRetention, getRetention, type Retention } from '@evenhand/contracts/evidence/retention';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { fail } from '@evenhand/service-kit/problems/fail';
import { evidenceWording } from '@evenhand/wording/evidence';
import { Body, Controller } from '@nestjs/common';
import { RetentionRepository } from './retention.repository.js';

@Controller()
export class RetentionController {
  constructor(
    private readonly transactions: Transactions,
    private readonly retention: RetentionRepository,
  ) {}

  @Handles(getRetention)
  get(@Who() { caseId }: OwnerIdentity): Promise<Retention> {
    return this.retention.ofCase(this.transactions.manager, caseId);
  }

  @Handles(changeRetention)
  async change(
    @Who() { caseId }: OwnerIdentity,
    @Body({ schema: ChangeRetention }) retention: ChangeRetention,
  ): Promise<Retention> {
    const isChanged = await this.transactions.run((manager) => this.retention.change(manager, caseId, retention));
    if (!isChanged) fail('changed-elsewhere', evidenceWording.retention.changedElsewhere);
    return { days: retention.days, hold: retention.hold };
  }
}
