import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One statement that was imported. Undone, its row stays here without its movements. */
@Entity('statement_import')
export class ImportRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;
  @Column('uuid') itemId!: string;
  @Column('text') filename!: string;
  @Column('timestamptz') importedAt!: Date;
  @Column('timestamptz', { nullable: true }) undoneAt!: Date | null;

  /** How many movements the ledger gained when it was imported. */
  @Column('int') added!: number;

  /** How many movements it holds, each counted as often as it occurs. */
  @Column('int') size!: number;
}
