import type { ItemChange } from '@evenhand/contracts/finance/items';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How an item stood from one change on. Rows are added and never changed: together they are its history. */
@Entity('item_version')
export class ItemVersionRow {
  @PrimaryColumn('uuid') itemId!: string;
  @PrimaryColumn('int') version!: number;
  @Column('uuid') caseId!: string;
  @Column('text') change!: ItemChange;
  @Column('jsonb') content!: object;
  @Column('timestamptz') at!: Date;
}
