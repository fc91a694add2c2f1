import {
  getPartnerDisclosure,
  getPartnerForm,
  openPartnerDisclosure,
  type PartnerDisclosure,
} from '@evenhand/contracts/finance/half';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Controller, Param } from '@nestjs/common';
import { z } from 'zod';
import { statementPdf } from '../forms/statement-pdf.js';
import { PartnerDisclosureService } from './partner-disclosure.service.js';

@Controller()
export class PartnerDisclosureController {
  constructor(private readonly disclosures: PartnerDisclosureService) {}

  @Handles(getPartnerDisclosure)
  get(@Who() who: OwnerIdentity): Promise<{ disclosure: PartnerDisclosure | null }> {
    return this.disclosures.get(who);
  }

  @Handles(openPartnerDisclosure)
  open(@Who() who: OwnerIdentity, @Param('id', { schema: z.uuid() }) id: string): Promise<PartnerDisclosure> {
    return this.disclosures.open(who, id);
  }

  @Handles(getPartnerForm)
  async form(@Who() who: OwnerIdentity, @Param('id', { schema: z.uuid() }) id: string): Promise<Uint8Array> {
    const { content, sha256 } = await this.disclosures.content(who, id);
    return statementPdf(content, sha256);
  }
}
