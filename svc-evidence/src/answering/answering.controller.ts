import { type Answering, getAnswering, SwitchAnswering, switchAnswering } from '@evenhand/contracts/evidence/answering';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller } from '@nestjs/common';
import { AnsweringService } from './answering.service.js';

@Controller()
export class AnsweringController {
  constructor(private readonly answering: AnsweringService) {}

  @Handles(getAnswering)
  get(@Who() { caseId }: OwnerIdentity): Promise<Answering> {
    return this.answering.ofCase(caseId);
  }

  @Handles(switchAnswering)
  switch(
    @Who() { caseId }: OwnerIdentity,
    @Body({ schema: SwitchAnswering }) { isOn }: SwitchAnswering,
  ): Promise<Answering> {
    return this.answering.switch(caseId, isOn);
  }
}
