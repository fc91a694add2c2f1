import { getOpenedPlan, type OpenedPlan } from '@evenhand/contracts/billing/opened-plan';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Controller } from '@nestjs/common';
import { OpenedPlanService } from './opened-plan.service.js';

@Controller()
export class OpenedPlanController {
  constructor(private readonly plans: OpenedPlanService) {}

  @Handles(getOpenedPlan)
  get(@Who() who: OwnerIdentity): Promise<OpenedPlan> {
    return this.plans.of(who.caseId);
  }
}
