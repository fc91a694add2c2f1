import { Column, Entity, PrimaryColumn } from 'typeorm';

export type ItemKindName = 'asset' | 'debt' | 'income';

/** One line of a case's lists as it stands now. Its content is the contract's, with every amount in cents. */
@Entity('item')
export class ItemRow {
  @PrimaryColumn('uuid') id!: string;

  /** Counts up with each item added: the order of the lists. */
  @Column({ type: 'bigint', insert: false, update: false, select: false }) position!: string;
  @Column('uuid') caseId!: string;

  /** The half it belongs to; null on the owner's own lists. */
  @Column('uuid', { nullable: true }) halfId!: string | null;
  @Column('text') kind!: ItemKindName;
  @Column('int') version!: number;
  @Column('jsonb') content!: object;
  @Column('timestamptz', { nullable: true }) deletedAt!: Date | null;
}
