import { MailedLink } from '@evenhand/service-kit/mailed-links/mailed-link';
import { Column, Entity } from 'typeorm';

export type LinkKind = 'sign-in' | 'password-reset' | 'not-me' | 'new-address';

/** A single-use link to an account's address. */
@Entity('mailed_link')
export class MailedLinkRow extends MailedLink {
  @Column('text') kind!: LinkKind;

  /** Sign-in links: the page to return to. */
  @Column('text', { nullable: true }) returnTo!: string | null;

  /** Sign-in links: digest of the device cookie of the browser that requested it. */
  @Column('text', { nullable: true }) askedByDevice!: string | null;
}
