import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import { WORD } from '@evenhand/contracts/endpoint';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable, StreamableFile } from '@nestjs/common';
import { PackagesService } from '../agreement/packages.service.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import type { Caller } from '../agreement/rows/caller.js';
import { CasesRepository } from '../cases/cases.repository.js';
import { WordFiles } from '../documents/word-files.js';
import { HeldBackService } from '../held-back/held-back.service.js';
import { ApprovalService } from './approval.service.js';

/** A neutral name, because others may see a list of files. */
const named = (version: number, ending: 'pdf' | 'docx') => `attachment; filename="draft-${version}.${ending}"`;

/** The PDF writer is large: loaded on first use. */
export const draftPdf = async ({ document, version }: AgreementRow): Promise<StreamableFile> => {
  const { agreementPdf } = await import('../documents/agreement-pdf.js');
  const pdf = await agreementPdf(document, { watermark: 'Draft' });
  return new StreamableFile(pdf, { type: 'application/pdf', disposition: named(version, 'pdf') });
};

@Injectable()
export class AgreementService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly packages: PackagesService,
    private readonly approvals: ApprovalService,
    private readonly heldBack: HeldBackService,
    private readonly wordFiles: WordFiles,
  ) {}

  get({ caseId }: OwnerIdentity): Promise<Agreement | null> {
    return this.transactions.run(async (manager) => {
      const current = await this.packages.find(manager, caseId);
      return current && this.packages.ownersView(manager, current);
    });
  }

  async pdf(who: OwnerIdentity): Promise<StreamableFile> {
    return draftPdf(await this.currentShown(who));
  }

  async docx(who: OwnerIdentity): Promise<StreamableFile> {
    const { document, version } = await this.currentShown(who);
    const file = await this.wordFiles.write(who.caseId, { after: document });
    return new StreamableFile(file, { type: WORD, disposition: named(version, 'docx') });
  }

  approve(who: OwnerIdentity, hash: string, caller: Caller): Promise<Agreement> {
    return this.transactions.run(async (manager) => {
      await this.cases.lockedOf(manager, who);
      const current = await this.packages.current(manager, who.caseId);
      return this.packages.ownersView(manager, await this.approvals.approve(manager, current, 'owner', hash, caller));
    });
  }

  private currentShown({ caseId }: OwnerIdentity): Promise<AgreementRow> {
    return this.transactions.run(async (manager) => {
      const current = await this.packages.current(manager, caseId);
      if (current.completedAt) return fail('agreement-is-sealed', intakeServer.draftIsSealed);
      await this.heldBack.mustBeShown(manager, current, 'owner');
      return current;
    });
  }
}
