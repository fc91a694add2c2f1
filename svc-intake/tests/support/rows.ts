import { isDeepStrictEqual } from 'node:util';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import type { WrittenRecord } from '@evenhand/contracts/intake/written';
import type { SignerRole } from '@evenhand/contracts/signing/signing';
import { AgreementRow } from '../../src/agreement/rows/agreement.entity.js';
import { SignatureRow } from '../../src/agreement/rows/signature.entity.js';
import { IntakeRow } from '../../src/answers/intake.entity.js';
import type { IntakeService } from './service.js';

/** Changes sealed columns of a case, as an older release or another process would have written them. */
export class Rows {
  constructor(
    private readonly service: IntakeService,
    private readonly caseId: string,
  ) {}

  async document(): Promise<AgreementDocument> {
    return (await this.agreement()).document;
  }

  async changeDocument(document: AgreementDocument): Promise<void> {
    const { id, caseId } = await this.agreement();
    await this.manager.update(AgreementRow, { id, caseId }, { document });
  }

  /** Leaves a blank in the first paragraph. */
  async plantBlank(): Promise<void> {
    const text = JSON.stringify(await this.document());
    const document: AgreementDocument = JSON.parse(text);
    const [block] = document.articles[0]?.blocks ?? [];
    if (block && 'text' in block) block.text = 'Paid by ________.';
    if (isDeepStrictEqual(document, JSON.parse(text))) throw new Error('the document has no first paragraph');
    await this.changeDocument(document);
  }

  async changeAnswers(of: 'record' | 'submittedRecord', changes: Partial<WrittenRecord>): Promise<void> {
    const intake = await this.manager.findOneByOrFail(IntakeRow, { caseId: this.caseId });
    await this.manager.update(IntakeRow, { caseId: this.caseId }, { [of]: { ...intake[of], ...changes } });
  }

  /** Signs in the place of `as` with the signature of another. */
  async copySignature(from: SignerRole, as: SignerRole): Promise<void> {
    const { id: agreementId } = await this.agreement();
    const signature = await this.manager.findOneByOrFail(SignatureRow, { agreementId, role: from });
    await this.manager.insert(SignatureRow, { ...signature, role: as });
  }

  private get manager() {
    return this.service.database.manager;
  }

  private agreement(): Promise<AgreementRow> {
    const newest = { where: { caseId: this.caseId }, order: { version: 'DESC' as const } };
    return this.manager.findOneOrFail(AgreementRow, newest);
  }
}
