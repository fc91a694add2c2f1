import type { DocumentType } from '@evenhand/contracts/finance/documents';
import { SealedColumn } from '@evenhand/service-kit/sealed-columns/sealed-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was given instead of a document. */
@Entity('document_note')
export class DocumentNoteRow {
  @PrimaryColumn('uuid') caseId!: string;
  @PrimaryColumn('text') type!: DocumentType;
  @Column('boolean') provided!: boolean;
  @SealedColumn('text', { part: 'owner', wasPlain: true }) note!: string;
}
