import type { PaymentState } from '@evenhand/contracts/billing/payments';
import type { PaidPlan } from '@evenhand/contracts/billing/plans';
import type { Cents } from '@evenhand/contracts/money';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type Attempt, type Dispute, stateOf } from '../rules/facts.js';
import type { Payment } from '../rules/payment.js';
import { asCents } from './as-cents.js';

@Entity('payment')
export class PaymentRow {
  @PrimaryColumn('uuid') id!: string;

  /** Order of the payments of a case. */
  @Column({ type: 'bigint', insert: false, update: false, select: false }) position!: string;
  @Column('uuid') caseId!: string;
  @Column('text') plan!: PaidPlan;
  @Column('bigint', { transformer: asCents }) amount!: Cents;
  @Column('uuid', { nullable: true }) buildsOn!: string | null;
  @Column('text', { nullable: true }) intentId!: string | null;

  /** Derived from the facts, for readers of the table. */
  @Column('text') state!: PaymentState;
  @Column('text') attempt!: Attempt;
  @Column('bigint', { transformer: asCents }) received!: Cents;
  @Column('bigint', { transformer: asCents }) fee!: Cents;
  @Column('bigint', { transformer: asCents }) refunded!: Cents;
  @Column('text') dispute!: Dispute;
  @Column('bigint', { transformer: asCents }) disputed!: Cents;
  @Column('bigint', { transformer: asCents }) disputeFee!: Cents;
  @Column('timestamptz', { nullable: true }) paidAt!: Date | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) refundAskedAt!: Date | null;
}

export const toRow = ({ facts, ...payment }: Payment): Omit<PaymentRow, 'position'> => ({
  ...payment,
  ...facts,
  state: stateOf(facts),
});

export const fromRow = (row: PaymentRow): Payment => {
  const { id, caseId, plan, amount, buildsOn, intentId, createdAt, refundAskedAt } = row;
  const { attempt, received, fee, refunded, dispute, disputed, disputeFee, paidAt } = row;
  const facts = { attempt, received, fee, refunded, dispute, disputed, disputeFee, paidAt };
  return { id, caseId, plan, amount, buildsOn, intentId, createdAt, refundAskedAt, facts };
};
