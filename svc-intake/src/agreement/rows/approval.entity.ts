import type { Party } from '@evenhand/contracts/identity';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('approvals')
export class ApprovalRow {
  @PrimaryColumn('uuid') agreementId!: string;
  @PrimaryColumn('text') party!: Party;
  @Column('text') hash!: string;
  @Column('timestamptz') at!: Date;
}
