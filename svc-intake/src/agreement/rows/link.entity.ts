import type { AccessPurpose } from '@evenhand/contracts/access/access';
import type { GuestIdentity, Party } from '@evenhand/contracts/identity';
import { Column, Entity, PrimaryColumn } from 'typeorm';

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
}
