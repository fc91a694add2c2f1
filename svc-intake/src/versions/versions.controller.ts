import {
  type AgreementVersions,
  type Comparison,
  compareVersions,
  getComparisonDocx,
  getVersions,
} from '@evenhand/contracts/agreement/versions';
import { WORD } from '@evenhand/contracts/endpoint';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Controller, Param, StreamableFile } from '@nestjs/common';
import { VersionNumber, VersionsService } from './versions.service.js';

@Controller()
export class VersionsController {
  constructor(
    private readonly transactions: Transactions,
    private readonly versions: VersionsService,
  ) {}

  @Handles(getVersions)
  list(@Who() { caseId }: OwnerIdentity): Promise<AgreementVersions> {
    return this.versions.list(this.transactions.manager, caseId);
  }

  @Handles(compareVersions)
  compare(
    @Who() { caseId }: OwnerIdentity,
    @Param('from', { schema: VersionNumber }) from: number,
    @Param('to', { schema: VersionNumber }) to: number,
  ): Promise<Comparison> {
    return this.versions.compare(this.transactions.manager, caseId, { from, to });
  }

  @Handles(getComparisonDocx)
  async docx(
    @Who() { caseId }: OwnerIdentity,
    @Param('from', { schema: VersionNumber }) from: number,
    @Param('to', { schema: VersionNumber }) to: number,
  ): Promise<StreamableFile> {
    const file = await this.versions.docx(caseId, { from, to });
    return new StreamableFile(file, { type: WORD, disposition: `attachment; filename="draft-${from}-${to}.docx"` });
  }
}
