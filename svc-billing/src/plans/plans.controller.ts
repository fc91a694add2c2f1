import { listPlans, type Plan } from '@evenhand/contracts/billing/plans';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Controller } from '@nestjs/common';
import { catalogueAt } from './catalogue.js';

@Controller()
export class PlansController {
  constructor(private readonly clock: Clock) {}

  @Handles(listPlans)
  list(): Plan[] {
    return catalogueAt(this.clock.now());
  }
}
