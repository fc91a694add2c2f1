import type { InvitationState } from '@evenhand/contracts/invitation/invitation';
import { AddressColumn } from '@evenhand/service-kit/sealed-addresses/address-column';
import { SealedColumn } from '@evenhand/service-kit/sealed-columns/sealed-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('invitations')
export class InvitationRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;
  @AddressColumn() partnerEmail!: string;
  @SealedColumn('text', { part: 'shared', wasPlain: true }) message!: string;
  @Column('text') state!: InvitationState;
  @Column('timestamptz') sentAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) openedAt!: Date | null;
}
