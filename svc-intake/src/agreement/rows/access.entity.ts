import type { AccessPurpose } from '@evenhand/contracts/access/access';
import type { GuestIdentity, Party } from '@evenhand/contracts/identity';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LinkEnd } from './link-end.js';

/** What a guest got for link and code: good for one agreement, one role, one purpose, until it ends. */
@Entity('accesses')
export class AccessRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'link_id' })
  linkId!: string;

  @Column('uuid', { name: 'case_id' })
  caseId!: string;

  @Column('uuid', { name: 'agreement_id' })
  agreementId!: string;

  @Column('text')
  purpose!: AccessPurpose;

  @Column('text')
  role!: GuestIdentity['role'];

  @Column('text')
  party!: Party;

  @Column('text')
  email!: string;

  @Column('text', { name: 'token_hash' })
  tokenHash!: string;

  @Column('timestamptz', { name: 'started_at' })
  startedAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;

  @Column('text', { name: 'ended_because', nullable: true })
  endedBecause!: LinkEnd | null;
}
