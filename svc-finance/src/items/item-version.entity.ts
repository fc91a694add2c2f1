import type { ItemChange } from '@evenhand/contracts/finance/items';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A version of an item. Append-only. */
@Entity('item_version')
export class ItemVersionRow {
  @PrimaryColumn('uuid') itemId!: string;
  @PrimaryColumn('int') version!: number;
  @Column('uuid') caseId!: string;
  @Column('text') change!: ItemChange;
  @Column('jsonb') content!: object;
  @Column('timestamptz') at!: Date;
}
