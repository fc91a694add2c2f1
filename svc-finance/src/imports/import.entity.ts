import { SealedColumn } from '@evenhand/service-kit/sealed-columns/sealed-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An imported statement. */
@Entity('statement_import')
export class ImportRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;
  @Column('uuid') itemId!: string;
  @SealedColumn('text', { part: 'owner', wasPlain: true }) filename!: string;
  @Column('timestamptz') importedAt!: Date;
  @Column('timestamptz', { nullable: true }) undoneAt!: Date | null;

  /** Movements added to the ledger. */
  @Column('int') added!: number;

  /** Hash of the account in the file; null where the file states none. */
  @Column('text', { nullable: true }) accountHash!: string | null;

  /** Movements in the statement. */
  @Column('int') size!: number;
}
