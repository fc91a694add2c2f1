import type { Patch } from '@evenhand/contracts/agreement/negotiable';
import type { ProposalState } from '@evenhand/contracts/agreement/proposals';
import type { Party } from '@evenhand/contracts/identity';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Kept for the couple only: no proposal is part of an agreement. */
@Entity('proposals')
export class ProposalRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;
  @Column('text') author!: Party;
  /** superseded and lapsed are derived. */
  @Column('text') state!: Exclude<ProposalState, 'superseded' | 'lapsed'>;
  /** The answers when it was sent. */
  @Column('jsonb') from!: Patch;
  @Column('jsonb') to!: Patch;
  @Column('text') reason!: string;
  /** Of a refusal. */
  @Column('text', { nullable: true }) answer!: string | null;
  @Column('timestamptz') sentAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
}
