import {
  AddDocumentFile,
  addDocumentFile,
  DocumentType,
  type FinancialDocument,
  listDocuments,
  ProvideAlternative,
  provideAlternative,
  removeDocumentFile,
} from '@evenhand/contracts/finance/documents';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller, Param } from '@nestjs/common';
import { z } from 'zod';
import { DocumentsService } from './documents.service.js';

@Controller()
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Handles(listDocuments)
  list(@Who() who: OwnerIdentity): Promise<FinancialDocument[]> {
    return this.documents.list(who);
  }

  @Handles(provideAlternative)
  provideAlternative(
    @Who() who: OwnerIdentity,
    @Param('type', { schema: DocumentType }) type: DocumentType,
    @Body({ schema: ProvideAlternative }) alternative: ProvideAlternative,
  ): Promise<FinancialDocument> {
    return this.documents.provideAlternative(who, type, alternative);
  }

  @Handles(addDocumentFile)
  addFile(
    @Who() who: OwnerIdentity,
    @Param('type', { schema: DocumentType }) type: DocumentType,
    @Body({ schema: AddDocumentFile }) file: AddDocumentFile,
  ): Promise<FinancialDocument> {
    return this.documents.addFile(who, type, file);
  }

  @Handles(removeDocumentFile)
  removeFile(
    @Who() who: OwnerIdentity,
    @Param('type', { schema: DocumentType }) type: DocumentType,
    @Param('id', { schema: z.uuid() }) id: string,
  ): Promise<FinancialDocument> {
    return this.documents.removeFile(who, type, id);
  }
}
