import type { LinkEnd, MailedLink } from '@evenhand/service-kit/mailed-links/mailed-link';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type LinkKind = 'sign-in' | 'password-reset' | 'not-me';

/** A link to an account's address. It works once. */
@Entity('mailed_link')
export class MailedLinkRow implements MailedLink {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') kind!: LinkKind;
  @Column('text') email!: string;
  @Column('text') tokenHash!: string;

  /** Sign-in links: the page that asked for it. */
  @Column('text', { nullable: true }) returnTo!: string | null;

  /** Sign-in links: the browser that asked for it, by the digest of its device cookie. */
  @Column('text', { nullable: true }) askedByDevice!: string | null;
  @Column('timestamptz') sentAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
  @Column('text', { nullable: true }) endedBecause!: LinkEnd | null;
}
