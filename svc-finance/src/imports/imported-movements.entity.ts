import { SealedColumn } from '@evenhand/service-kit/sealed-columns/sealed-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Counted } from './movement.js';

/** The movements of an import, which its list leaves out; null once it is undone. */
@Entity('statement_import')
export class ImportedMovementsRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;
  @Column('uuid') itemId!: string;
  @Column('timestamptz', { nullable: true }) undoneAt!: Date | null;
  @SealedColumn('json', { part: 'owner', wasPlain: true }) movements!: Counted[] | null;
}
