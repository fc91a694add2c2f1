import { listPlans, type Plan } from '@evenhand/contracts/billing/plans';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Controller, Inject } from '@nestjs/common';
import { CLOCK, type Clock } from '../clock.js';
import { catalogueAt } from './catalogue.js';

@Controller()
export class PlansController {
  constructor(@Inject(CLOCK) private readonly now: Clock) {}

  @Handles(listPlans)
  list(): Plan[] {
    return catalogueAt(this.now());
  }
}
