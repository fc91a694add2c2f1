import type { AccessPurpose } from '@evenhand/contracts/access/access';
import type { GuestIdentity, Party } from '@evenhand/contracts/identity';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LinkEnd } from './link-end.js';

/** A link that was mailed. Of its token only the SHA-256 is kept; it is exchanged once for an access. */
@Entity('links')
export class LinkRow {
  @PrimaryColumn('uuid')
  id!: string;

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

  @Column('text')
  state!: 'open' | 'used' | 'ended';

  @Column('timestamptz', { name: 'sent_at' })
  sentAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  /** When and why it stopped working; null while it works, or when only its time ran out. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;

  @Column('text', { name: 'ended_because', nullable: true })
  endedBecause!: LinkEnd | null;
}
