import {
  listUnfinished,
  type PresignedParts,
  PresignParts,
  presignParts,
  type UnfinishedUpload,
} from '@evenhand/contracts/evidence/parts';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller } from '@nestjs/common';
import { PartsService } from './parts.service.js';

@Controller()
export class PartsController {
  constructor(private readonly parts: PartsService) {}

  @Handles(presignParts)
  presign(
    @Who() { caseId }: OwnerIdentity,
    @Body({ schema: PresignParts }) upload: PresignParts,
  ): Promise<PresignedParts> {
    return this.parts.presign(caseId, upload);
  }

  @Handles(listUnfinished)
  listUnfinished(@Who() { caseId }: OwnerIdentity): Promise<UnfinishedUpload[]> {
    return this.parts.listUnfinished(caseId);
  }
}
