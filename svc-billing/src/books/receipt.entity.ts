import type { PaidPlan } from '@evenhand/contracts/billing/plans';
import type { Cents } from '@evenhand/contracts/money';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { asCents } from './as-cents.js';

const asNumber = { from: Number, to: (value: number) => value };

@Entity('receipt')
export class ReceiptRow {
  @PrimaryColumn('bigint', { transformer: asNumber }) number!: number;
  @Column('uuid') paymentId!: string;
  @Column('uuid') caseId!: string;
  @Column('text') kind!: 'payment' | 'refund';
  @Column('text') plan!: PaidPlan;
  @Column('bigint', { transformer: asCents }) amount!: Cents;
  @Column('bigint', { transformer: asCents }) hst!: Cents;
  @Column('timestamptz') issuedAt!: Date;
}
