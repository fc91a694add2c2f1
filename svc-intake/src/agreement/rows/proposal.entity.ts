import type { Patch } from '@evenhand/contracts/agreement/negotiable';
import type { ProposalState } from '@evenhand/contracts/agreement/proposals';
import type { Party } from '@evenhand/contracts/identity';
import { SealedColumn } from '@evenhand/service-kit/sealed-columns/sealed-column';
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
  @SealedColumn('json', { part: 'shared', wasPlain: true }) from!: Patch;
  @SealedColumn('json', { part: 'shared', wasPlain: true }) to!: Patch;
  @SealedColumn('text', { part: 'shared', wasPlain: true }) reason!: string;
  /** Of a refusal. */
  @SealedColumn('text', { part: 'shared', wasPlain: true }) answer!: string | null;
  @Column('timestamptz') sentAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  /** As of comments. */
  @Column('uuid', { nullable: true }) invitationId!: string | null;
}
