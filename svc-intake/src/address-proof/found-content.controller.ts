import { DecideFoundContent, decideFoundContent } from '@evenhand/contracts/dashboard/dashboard';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller } from '@nestjs/common';
import { FoundContentService } from './found-content.service.js';

@Controller()
export class FoundContentController {
  constructor(private readonly found: FoundContentService) {}

  @Handles(decideFoundContent)
  decide(@Who() who: OwnerIdentity, @Body({ schema: DecideFoundContent }) decision: DecideFoundContent): Promise<void> {
    return this.found.decide(who, decision);
  }
}
