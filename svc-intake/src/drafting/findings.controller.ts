import { ChooseFigures } from '@evenhand/contracts/agreement/fact-choice';
import { type AgreementFindings, chooseFigures, getAgreementFindings } from '@evenhand/contracts/agreement/findings';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller } from '@nestjs/common';
import { FindingsService } from './findings.service.js';

@Controller()
export class FindingsController {
  constructor(private readonly findings: FindingsService) {}

  @Handles(chooseFigures)
  choose(
    @Who() who: OwnerIdentity,
    @Body({ schema: ChooseFigures }) { choices }: ChooseFigures,
  ): Promise<AgreementFindings> {
    return this.findings.choose(who, choices);
  }

  @Handles(getAgreementFindings)
  get(@Who() who: OwnerIdentity): Promise<AgreementFindings> {
    return this.findings.get(who);
  }
}
