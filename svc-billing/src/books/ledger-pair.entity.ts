import type { Cents } from '@evenhand/contracts/money';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Account, PostingKind } from '../rules/postings.js';
import { asCents } from './as-cents.js';

/** A debit and its credit in one row, so that neither exists alone. Append-only. */
@Entity('ledger_pair')
export class LedgerPairRow {
  @PrimaryColumn({ type: 'bigint', insert: false, update: false }) id!: string;
  @Column('uuid') paymentId!: string;
  @Column('text') kind!: PostingKind;
  @Column('text') debit!: Account;
  @Column('text') credit!: Account;
  @Column('bigint', { transformer: asCents }) amount!: Cents;
  @Column('timestamptz') postedAt!: Date;
}
