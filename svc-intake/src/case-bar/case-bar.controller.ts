import { type CaseBar, getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Controller } from '@nestjs/common';
import { CaseBarService } from './case-bar.service.js';

@Controller()
export class CaseBarController {
  constructor(private readonly bars: CaseBarService) {}

  @Handles(getCaseBar)
  get(@Who() who: OwnerIdentity): Promise<CaseBar> {
    return this.bars.get(who);
  }
}
