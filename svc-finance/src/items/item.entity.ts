import { SealedColumn } from '@evenhand/service-kit/sealed-columns/sealed-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type ItemKindName = 'asset' | 'debt' | 'income';

/** An item of a list. Amounts of its content are cents. */
@Entity('item')
export class ItemRow {
  @PrimaryColumn('uuid') id!: string;

  /** Order of the lists. */
  @Column({ type: 'bigint', insert: false, update: false, select: false }) position!: string;
  @Column('uuid') caseId!: string;

  /** Null on the owner's lists. */
  @Column('uuid', { nullable: true }) halfId!: string | null;
  @Column('text') kind!: ItemKindName;
  @Column('int') version!: number;
  @SealedColumn('json', {
    part: { by: ['halfId'], of: ({ halfId }: ItemRow) => (halfId === null ? 'owner' : 'partner') },
    wasPlain: true,
  })
  content!: object;

  /** Of the content in clear. */
  @Column('int') bytes!: number;

  /** Values that it lacks and the division of property needs. */
  @Column('int') missingValues!: number;
  @Column('timestamptz', { nullable: true }) deletedAt!: Date | null;
}
