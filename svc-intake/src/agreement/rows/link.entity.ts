import type { AccessPurpose } from '@evenhand/contracts/access/access';
import type { GuestIdentity, Party } from '@evenhand/contracts/identity';
import type { LinkEnd, MailedLink } from '@evenhand/service-kit/mailed-links/mailed-link';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mailed link. Only the SHA-256 of its token is stored; it is exchanged once for an access. */
@Entity('links')
export class LinkRow implements MailedLink {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;
  @Column('uuid') agreementId!: string;
  @Column('text') purpose!: AccessPurpose;
  @Column('text') role!: GuestIdentity['role'];
  @Column('text') party!: Party;
  @Column('text') email!: string;
  @Column('text') tokenHash!: string;
  @Column('timestamptz') sentAt!: Date;
  @Column('timestamptz') expiresAt!: Date;

  /** Requested by the holder of an older link. */
  @Column('boolean') renewed!: boolean;

  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
  @Column('text', { nullable: true }) endedBecause!: LinkEnd | null;
}
