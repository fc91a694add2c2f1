import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Counted } from './movement.js';

/** One statement that was imported, with all it said. Undone, it stays here and counts no more. */
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
  @Column('jsonb') movements!: Counted[];
}
