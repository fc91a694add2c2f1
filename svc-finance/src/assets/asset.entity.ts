import type { AssetCategory, Ownership } from '@evenhand/contracts/finance/assets';
import { type Cents, cents } from '@evenhand/contracts/money';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Postgres hands a bigint over as text, so that no digit is lost on the way. */
const asCents = { from: (text: string) => cents(Number(text)), to: (value: Cents) => value };

/** Something of value that a case has to divide or leave where it is. */
@Entity('asset')
export class AssetEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Counts up with each asset added: the order of the list. */
  @Column({ type: 'bigint', insert: false, update: false, select: false })
  position!: string;

  @Column('uuid', { name: 'case_id' })
  caseId!: string;

  @Column('text')
  category!: AssetCategory;

  @Column('text')
  name!: string;

  @Column('bigint', { transformer: asCents })
  value!: Cents;

  @Column('text')
  ownership!: Ownership;

  @Column('text')
  description!: string;

  @Column('text')
  location!: string;

  @Column('timestamptz', { name: 'valuation_date' })
  valuationDate!: Date;
}
