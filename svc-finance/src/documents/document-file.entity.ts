import type { DocumentType } from '@evenhand/contracts/finance/documents';
import { SealedColumn } from '@evenhand/service-kit/sealed-columns/sealed-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of the evidence service that proves a document. */
@Entity('document_file')
export class DocumentFileRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;
  @Column('text') type!: DocumentType;
  @Column('uuid') fileId!: string;
  @SealedColumn('text', { part: 'owner', wasPlain: true }) name!: string;
  @Column('date', { nullable: true }) statementDate!: string | null;

  /** Ids of the items that it proves. */
  @Column('uuid', { array: true }) proves!: string[];
  @Column('timestamptz') addedAt!: Date;
}
