import { listPlans, type Plan } from '@evenhand/contracts/billing/plans';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Controller } from '@nestjs/common';
import { catalogue } from './catalogue.js';

@Controller()
export class PlansController {
  @Handles(listPlans)
  list(): Plan[] {
    return catalogue;
  }
}
