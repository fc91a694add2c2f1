import type { AccessPurpose } from '@evenhand/contracts/access/access';
import type { GuestIdentity, Party } from '@evenhand/contracts/identity';
import type { LinkEnd } from '@evenhand/service-kit/mailed-links/mailed-link';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A guest's session, in exchange for link and code: one agreement, one role, one purpose, until it ends. */
@Entity('accesses')
export class AccessRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') linkId!: string;
  @Column('uuid') caseId!: string;
  @Column('uuid') agreementId!: string;
  @Column('text') purpose!: AccessPurpose;
  @Column('text') role!: GuestIdentity['role'];
  @Column('text') party!: Party;
  @Column('text') email!: string;
  @Column('text') tokenHash!: string;
  @Column('timestamptz') startedAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
  @Column('text', { nullable: true }) endedBecause!: LinkEnd | null;
}
