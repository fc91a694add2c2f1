import type { OwnerIdentity } from '@evenhand/contracts/identity';
import {
  getIntake,
  type Intake,
  SaveIntakeDraft,
  SubmitIntake,
  saveIntakeDraft,
  submitIntake,
} from '@evenhand/contracts/intake/intake';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller } from '@nestjs/common';
import { IntakeService, type Submission } from './intake.service.js';

@Controller()
export class IntakeController {
  constructor(private readonly intake: IntakeService) {}

  @Handles(getIntake)
  get(@Who() who: OwnerIdentity): Promise<Intake> {
    return this.intake.get(who);
  }

  @Handles(saveIntakeDraft)
  saveDraft(@Who() who: OwnerIdentity, @Body({ schema: SaveIntakeDraft }) draft: SaveIntakeDraft): Promise<Intake> {
    return this.intake.saveDraft(who, draft);
  }

  @Handles(submitIntake)
  submit(@Who() who: OwnerIdentity, @Body({ schema: SubmitIntake }) submission: Submission): Promise<Intake> {
    return this.intake.submit(who, submission);
  }
}
