import type { InvitationState } from '@evenhand/contracts/invitation/invitation';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('invitations')
export class InvitationRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;
  @Column('text') partnerEmail!: string;
  @Column('text') message!: string;
  @Column('text') state!: InvitationState;
  @Column('timestamptz') sentAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) openedAt!: Date | null;
}
