import { getPropertyDivision, type PropertyDivision } from '@evenhand/contracts/finance/property';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Controller } from '@nestjs/common';
import { PropertyService } from './property.service.js';

@Controller()
export class PropertyController {
  constructor(private readonly property: PropertyService) {}

  @Handles(getPropertyDivision)
  get(@Who() who: OwnerIdentity): Promise<PropertyDivision> {
    return this.property.division(who);
  }
}
