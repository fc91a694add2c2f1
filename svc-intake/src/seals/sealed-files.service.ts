import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable, StreamableFile } from '@nestjs/common';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import { SealsRepository } from './seals.repository.js';

@Injectable()
export class SealedFilesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly agreements: AgreementsRepository,
    private readonly seals: SealsRepository,
  ) {}

  async ofCase(caseId: string): Promise<StreamableFile> {
    const current = await this.agreements.findCurrent(this.transactions.manager, caseId);
    return current ? this.ofAgreement(current.id) : fail('not-found', intakeServer.notSealed);
  }

  /** The file name is neutral. */
  async ofAgreement(agreementId: string): Promise<StreamableFile> {
    const pdf = await this.seals.findPdf(this.transactions.manager, agreementId);
    if (!pdf) return fail('not-found', intakeServer.notSealed);
    return new StreamableFile(pdf, { type: 'application/pdf', disposition: 'attachment; filename="agreement.pdf"' });
  }
}
