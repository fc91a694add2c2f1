import {
  type AgreementVersions,
  type Comparison,
  compareVersions,
  getComparisonDocx,
  getVersions,
} from '@evenhand/contracts/agreement/versions';
import { WORD } from '@evenhand/contracts/endpoint';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Controller, Param, StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import { VersionsService } from './versions.service.js';

const schema = z.coerce.number().int().positive().max(2_147_483_647);

@Controller()
export class VersionsController {
  constructor(private readonly versions: VersionsService) {}

  @Handles(getVersions)
  list(@Who() { caseId }: OwnerIdentity): Promise<AgreementVersions> {
    return this.versions.list(caseId);
  }

  @Handles(compareVersions)
  compare(
    @Who() { caseId }: OwnerIdentity,
    @Param('from', { schema }) from: number,
    @Param('to', { schema }) to: number,
  ): Promise<Comparison> {
    return this.versions.compare(caseId, from, to);
  }

  @Handles(getComparisonDocx)
  async docx(
    @Who() { caseId }: OwnerIdentity,
    @Param('from', { schema }) from: number,
    @Param('to', { schema }) to: number,
  ): Promise<StreamableFile> {
    const file = await this.versions.docx(caseId, from, to);
    return new StreamableFile(file, { type: WORD, disposition: `attachment; filename="draft-${from}-${to}.docx"` });
  }
}
