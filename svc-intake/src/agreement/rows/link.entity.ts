import type { AccessPurpose } from '@evenhand/contracts/access/access';
import type { GuestIdentity, Party } from '@evenhand/contracts/identity';
import type { LinkEnd, MailedLink } from '@evenhand/service-kit/mailed-links/mailed-link';
import { AddressColumn } from '@evenhand/service-kit/sealed-addresses/address-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Grants one role and purpose in one agreement until it ends. Only the SHA-256 of its token is stored. */
abstract class Grant {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;
  @Column('uuid') agreementId!: string;
  @Column('text') purpose!: AccessPurpose;
  @Column('text') role!: GuestIdentity['role'];
  @Column('text') party!: Party;
  @AddressColumn() email!: string;
  @Column('text') tokenHash!: string;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
  @Column('text', { nullable: true }) endedBecause!: LinkEnd | null;
}

/** A mailed link, exchanged once for an access. */
@Entity('links')
export class LinkRow extends Grant implements MailedLink {
  @Column('timestamptz') sentAt!: Date;

  /** Requested by the holder of an older link. */
  @Column('boolean') renewed!: boolean;
}

/** A guest's session, in exchange for link and code. */
@Entity('accesses')
export class AccessRow extends Grant {
  @Column('uuid') linkId!: string;
  @Column('timestamptz') startedAt!: Date;
}
