import type { AccessPurpose } from '@evenhand/contracts/access/access';
import type { GuestIdentity, Party } from '@evenhand/contracts/identity';
import { LinkGrant } from '@evenhand/service-kit/mailed-links/mailed-link';
import { Column, Entity } from 'typeorm';

/** Grants one role and purpose in one agreement until it ends. */
abstract class Grant extends LinkGrant {
  @Column('uuid') caseId!: string;
  @Column('uuid') agreementId!: string;
  @Column('text') purpose!: AccessPurpose;
  @Column('text') role!: GuestIdentity['role'];
  @Column('text') party!: Party;
}

/** A mailed link, exchanged once for an access. */
@Entity('links')
export class LinkRow extends Grant {
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
