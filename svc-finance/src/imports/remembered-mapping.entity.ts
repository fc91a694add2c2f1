import type { ColumnMapping } from '@evenhand/contracts/finance/imports';
import { SealedColumn } from '@evenhand/service-kit/sealed-columns/sealed-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last mapping of a bank's CSV, by its headings, and by them and the item that it was imported into. */
@Entity('remembered_mapping')
export class RememberedMappingRow {
  @PrimaryColumn('uuid') caseId!: string;
  @PrimaryColumn('text') headingsHash!: string;
  @SealedColumn('json', { part: 'owner', wasPlain: true }) mapping!: ColumnMapping;
  @Column('timestamptz') toldAt!: Date;
}
