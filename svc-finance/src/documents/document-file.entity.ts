import type { DocumentType } from '@evenhand/contracts/finance/documents';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file that shows a document. The evidence service keeps the file; here stands what it is good for. */
@Entity('document_file')
export class DocumentFileRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;
  @Column('text') type!: DocumentType;
  @Column('uuid') fileId!: string;
  @Column('text') name!: string;
  @Column('date', { nullable: true }) statementDate!: string | null;

  /** The items that it proves. */
  @Column('uuid', { array: true }) proves!: string[];
  @Column('timestamptz') addedAt!: Date;
}
