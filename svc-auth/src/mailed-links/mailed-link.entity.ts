import type { LinkEnd, MailedLink } from '@evenhand/service-kit/mailed-links/mailed-link';
import { AddressColumn } from '@evenhand/service-kit/sealed-addresses/address-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type LinkKind = 'sign-in' | 'password-reset' | 'not-me' | 'new-address';

/** A single-use link to an account's address. */
@Entity('mailed_link')
export class MailedLinkRow implements MailedLink {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') kind!: LinkKind;
  @AddressColumn() email!: string;
  @Column('text') tokenHash!: string;

  /** Sign-in links: the page to return to. */
  @Column('text', { nullable: true }) returnTo!: string | null;

  /** Sign-in links: digest of the device cookie of the browser that requested it. */
  @Column('text', { nullable: true }) askedByDevice!: string | null;
  @Column('timestamptz') sentAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
  @Column('text', { nullable: true }) endedBecause!: LinkEnd | null;
}
