import type { Party } from '@evenhand/contracts/identity';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('approvals')
export class ApprovalRow {
  @PrimaryColumn('uuid') agreementId!: string;
  @PrimaryColumn('text') party!: Party;
  @Column('text') hash!: string;
  @Column('timestamptz') at!: Date;

  /** The half that the partner confirmed as theirs; null where there was none, and for the owner. */
  @Column('text', { nullable: true }) disclosureSha256!: string | null;

  /** When the party agreed to a shorter cooling-off period. */
  @Column('timestamptz', { nullable: true }) shortenedAt!: Date | null;
}
