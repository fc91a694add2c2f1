import type { OwnerIdentity } from '@evenhand/contracts/identity';
import {
  AnswerSafetyScreen,
  answerSafetyScreen,
  getSafetyScreen,
  type SafetyScreen,
} from '@evenhand/contracts/intake/safety-screen';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller } from '@nestjs/common';
import { SafetyScreenService } from './safety-screen.service.js';

@Controller()
export class SafetyScreenController {
  constructor(private readonly screen: SafetyScreenService) {}

  @Handles(getSafetyScreen)
  get(@Who() who: OwnerIdentity): Promise<SafetyScreen> {
    return this.screen.get(who);
  }

  @Handles(answerSafetyScreen)
  answer(
    @Who() who: OwnerIdentity,
    @Body({ schema: AnswerSafetyScreen }) answers: AnswerSafetyScreen,
  ): Promise<SafetyScreen> {
    return this.screen.answer(who, answers);
  }
}
