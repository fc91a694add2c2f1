import { type CaseOverview, getCaseOverview } from '@evenhand/contracts/dashboard/overview';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Controller } from '@nestjs/common';
import { OverviewService } from './overview.service.js';

@Controller()
export class OverviewController {
  constructor(private readonly overviews: OverviewService) {}

  @Handles(getCaseOverview)
  get(@Who() who: OwnerIdentity): Promise<CaseOverview> {
    return this.overviews.get(who);
  }
}
