import {
  getLedger,
  importStatement,
  type Ledger,
  previewStatement,
  ReadLedger,
  ReadStatement,
  type StatementImport,
  type StatementPreview,
  undoImport,
} from '@evenhand/contracts/finance/imports';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { ImportsService } from './imports.service.js';

@Controller()
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  @Handles(previewStatement)
  preview(@Who() who: OwnerIdentity, @Body({ schema: ReadStatement }) file: ReadStatement): Promise<StatementPreview> {
    return this.imports.preview(who, file);
  }

  @Handles(importStatement)
  import(@Who() who: OwnerIdentity, @Body({ schema: ReadStatement }) file: ReadStatement): Promise<StatementImport> {
    return this.imports.import(who, file);
  }

  @Handles(undoImport)
  undo(@Who() who: OwnerIdentity, @Param('id', { schema: z.uuid() }) id: string): Promise<StatementImport> {
    return this.imports.undo(who, id);
  }

  @Handles(getLedger)
  ledger(
    @Who() who: OwnerIdentity,
    @Param('id', { schema: z.uuid() }) id: string,
    @Query({ schema: ReadLedger }) { page }: ReadLedger,
  ): Promise<Ledger> {
    return this.imports.ledger(who, id, page);
  }
}
