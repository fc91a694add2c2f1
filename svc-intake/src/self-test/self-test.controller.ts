import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { type TestE2e, testE2e } from '@evenhand/contracts/self-test/self-test';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Controller } from '@nestjs/common';
import { SelfTestService } from './self-test.service.js';

@Controller()
export class SelfTestController {
  constructor(private readonly selfTest: SelfTestService) {}

  @Handles(testE2e)
  test(@Who() who: OwnerIdentity): Promise<TestE2e> {
    return this.selfTest.run(who);
  }
}
