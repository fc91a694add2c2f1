import type { InvitationState } from '@evenhand/contracts/invitation/invitation';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('invitations')
export class InvitationRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'case_id' })
  caseId!: string;

  @Column('text', { name: 'partner_email' })
  partnerEmail!: string;

  @Column('text')
  message!: string;

  @Column('text')
  state!: InvitationState;

  @Column('timestamptz', { name: 'sent_at' })
  sentAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'opened_at', nullable: true })
  openedAt!: Date | null;
}
