import { ChangeName, type CurrentUser, changeName } from '@evenhand/contracts/auth/user';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller } from '@nestjs/common';
import { ProfileService } from './profile.service.js';

@Controller()
export class ProfileController {
  constructor(private readonly profile: ProfileService) {}

  @Handles(changeName)
  changeName(@Who() who: OwnerIdentity, @Body({ schema: ChangeName }) name: ChangeName): Promise<CurrentUser> {
    return this.profile.changeName(who, name);
  }
}
