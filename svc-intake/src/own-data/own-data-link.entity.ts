import type { LinkEnd, MailedLink } from '@evenhand/service-kit/mailed-links/mailed-link';
import { AddressColumn } from '@evenhand/service-kit/sealed-addresses/address-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link by which an address asks what is kept of it, and the access it gave. Secrets are stored as hashes. */
@Entity('own_data_links')
export class OwnDataLinkRow implements MailedLink {
  @PrimaryColumn('uuid') id!: string;
  @AddressColumn() email!: string;
  @Column('text') tokenHash!: string;
  @Column('timestamptz') sentAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
  @Column('text', { nullable: true }) endedBecause!: LinkEnd | null;
  @Column('text', { nullable: true }) accessHash!: string | null;
  @Column('timestamptz', { nullable: true }) accessUntil!: Date | null;
}
