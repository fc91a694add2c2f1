import type { ItemChange } from '@evenhand/contracts/finance/items';
import { SealedColumn } from '@evenhand/service-kit/sealed-columns/sealed-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A version of an item. Append-only. */
@Entity('item_version')
export class ItemVersionRow {
  @PrimaryColumn('uuid') itemId!: string;
  @PrimaryColumn('int') version!: number;
  @Column('uuid') caseId!: string;
  @Column('text') change!: ItemChange;

  /** Null on the owner's lists. */
  @Column('uuid', { nullable: true }) halfId!: string | null;
  @SealedColumn('json', {
    part: { by: ['halfId'], of: ({ halfId }: ItemVersionRow) => (halfId === null ? 'owner' : 'partner') },
    wasPlain: true,
  })
  content!: object;
  @Column('timestamptz') at!: Date;
}
