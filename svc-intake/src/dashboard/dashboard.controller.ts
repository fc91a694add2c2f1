import { type Dashboard, getDashboard } from '@evenhand/contracts/dashboard/dashboard';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Controller } from '@nestjs/common';
import { DashboardService } from './dashboard.service.js';

@Controller()
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Handles(getDashboard)
  get(@Who() who: OwnerIdentity): Promise<Dashboard> {
    return this.dashboard.get(who);
  }
}
