import type { LinkEnd, MailedLink } from '@evenhand/service-kit/mailed-links/mailed-link';
import { AddressColumn } from '@evenhand/service-kit/sealed-addresses/address-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link to one snapshot for one address, and its latest access. Secrets are stored as hashes. */
@Entity('disclosure_link')
export class DisclosureLinkRow implements MailedLink {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;
  @Column('uuid') snapshotId!: string;
  @AddressColumn() email!: string;
  @Column('text') tokenHash!: string;
  @Column('timestamptz') sentAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
  @Column('text', { nullable: true }) endedBecause!: LinkEnd | null;
  @Column('text', { nullable: true }) accessHash!: string | null;
  @Column('timestamptz', { nullable: true }) accessUntil!: Date | null;

  /** First opening: the receipt. */
  @Column('timestamptz', { nullable: true }) openedAt!: Date | null;
}
