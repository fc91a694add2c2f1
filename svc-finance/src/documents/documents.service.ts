import { randomUUID } from 'node:crypto';
import {
  type AddDocumentFile,
  type DocumentFile,
  type DocumentType,
  type FinancialDocument,
  MOST_DOCUMENT_FILES,
  type ProvideAlternative,
  requiredDocuments,
  STATEMENT_AGES_AFTER_DAYS,
} from '@evenhand/contracts/finance/documents';
import { SPECIFIED_TAX_YEARS, taxYearsOn } from '@evenhand/contracts/finance/tax-years';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { dayOf } from '@evenhand/contracts/toronto';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { financeServer } from '@evenhand/wording/finance-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChangesService } from '../changes/changes.service.js';
import { HiddenContactsService } from '../hidden/hidden-contacts.service.js';
import type { DocumentFileRow } from './document-file.entity.js';
import { DocumentsRepository } from './documents.repository.js';
import { KeptFilesService } from './kept-files.service.js';

@Injectable()
export class DocumentsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly documents: DocumentsRepository,
    private readonly kept: KeptFilesService,
    private readonly changes: ChangesService,
    private readonly hidden: HiddenContactsService,
    private readonly clock: Clock,
  ) {}

  async list(
    { caseId }: Pick<OwnerIdentity, 'caseId'>,
    manager = this.transactions.manager,
  ): Promise<FinancialDocument[]> {
    const files = await this.documents.filesOfCase(manager, caseId);
    const notes = await this.documents.notesOfCase(manager, caseId);
    const today = dayOf(this.clock.now());
    return typesOn(today).map((documentType) => {
      const own = files.filter(({ type }) => type === documentType);
      const note = notes.find(({ type }) => type === documentType);
      return {
        documentType,
        isRequired: isRequired(documentType),
        uploaded: own.length > 0,
        alternativeDataProvided: note?.provided ?? false,
        note: note?.note ?? '',
        files: own.map((file) => shown(file, today)),
      };
    });
  }

  provideAlternative(
    who: OwnerIdentity,
    type: DocumentType,
    { provided, note }: ProvideAlternative,
  ): Promise<FinancialDocument> {
    return this.change(who, type, async (manager) => {
      await this.hidden.refuseIn(manager, who.caseId, { note });
      await this.documents.keepNote(manager, { caseId: who.caseId, type, provided, note });
    });
  }

  /**
   * @throws ProblemError `file-not-kept` for a file that the evidence service does not store, `list-is-full` at the
   * limit of a case
   */
  async addFile(who: OwnerIdentity, type: DocumentType, file: AddDocumentFile): Promise<FinancialDocument> {
    await this.hidden.refuseIn(this.transactions.manager, who.caseId, { name: file.name });
    await this.kept.require(who.caseId, file.fileId);
    const row = { ...file, id: randomUUID(), caseId: who.caseId, type, addedAt: this.clock.now() };
    return this.change(who, type, async (manager) => {
      await this.documents.addFile(manager, row);
      const count = await this.documents.countOfCase(manager, who.caseId);
      if (count > MOST_DOCUMENT_FILES) fail('list-is-full', financeServer.documentsFull);
    });
  }

  removeFile(who: OwnerIdentity, type: DocumentType, id: string): Promise<FinancialDocument> {
    return this.change(who, type, async (manager) => {
      if (!(await this.documents.removeFile(manager, { id, caseId: who.caseId, type }))) fail('not-found');
    });
  }

  private change(
    who: OwnerIdentity,
    type: DocumentType,
    act: (manager: EntityManager) => Promise<void>,
  ): Promise<FinancialDocument> {
    return this.transactions.run(async (manager) => {
      await act(manager);
      await this.changes.announce(manager, who.caseId);
      const documents = await this.list(who, manager);
      return documents.find(({ documentType }) => documentType === type) ?? fail('not-found');
    });
  }
}

/** Days between two dates; negative when `until` is earlier. */
const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);

const isRequired = (type: DocumentType): boolean => requiredDocuments.some((required) => required === type);

const typesOn = (day: string): DocumentType[] => {
  const added = taxYearsOn(day).filter((year) => year > SPECIFIED_TAX_YEARS[0]);
  return [...requiredDocuments, ...added.map((year) => `tax_return_${year}` as const)];
};

const shown = ({ id, fileId, name, statementDate, proves, addedAt }: DocumentFileRow, today: string): DocumentFile => ({
  id,
  fileId,
  name,
  statementDate,
  isAgeing: statementDate !== null && daysBetween(statementDate, today) > STATEMENT_AGES_AFTER_DAYS,
  proves,
  addedAt: addedAt.toISOString(),
});
