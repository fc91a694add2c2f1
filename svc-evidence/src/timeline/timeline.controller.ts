import { type EvidenceTimeline, getTimeline } from '@evenhand/contracts/evidence/timeline';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Controller } from '@nestjs/common';
import { TimelineRepository } from './timeline.repository.js';

@Controller()
export class TimelineController {
  constructor(
    private readonly transactions: Transactions,
    private readonly timeline: TimelineRepository,
  ) {}

  @Handles(getTimeline)
  ofCase(@Who() { caseId }: OwnerIdentity): Promise<EvidenceTimeline> {
    return this.timeline.ofCase(this.transactions.manager, caseId);
  }
}
