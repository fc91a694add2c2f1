import type { linkEnds, linkRefusals } from '@evenhand/wording/mailed-links';
import { Column, PrimaryColumn } from 'typeorm';
import { AddressColumn } from '../sealed-addresses/address-column.js';

export type LinkEnd = keyof typeof linkEnds;
export type Refusal = LinkEnd | keyof typeof linkRefusals | 'unknown';

/** The columns of a mailed link, and of an access that it was exchanged for. Only the SHA-256 of its token is stored. */
export abstract class LinkGrant {
  @PrimaryColumn('uuid') id!: string;
  @AddressColumn() email!: string;
  @Column('text') tokenHash!: string;
  /** Unchanged when it ends earlier. */
  @Column('timestamptz') expiresAt!: Date;
  /** Null while it works, and after it expired. */
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
  @Column('text', { nullable: true }) endedBecause!: LinkEnd | null;
}

export abstract class MailedLink extends LinkGrant {
  @Column('timestamptz') sentAt!: Date;
}

/** A link that holds the latest access it gave. */
export abstract class OpenedLink extends MailedLink {
  @Column('text', { nullable: true }) accessHash!: string | null;
  @Column('timestamptz', { nullable: true }) accessUntil!: Date | null;
}

type Span = Pick<MailedLink, 'expiresAt'> & Partial<Pick<MailedLink, 'endedAt' | 'endedBecause'>>;

/** The columns to write when a link or access ends. */
export const ended = (endedBecause: LinkEnd, endedAt: Date): Pick<MailedLink, 'endedAt' | 'endedBecause'> => ({
  endedAt,
  endedBecause,
});

/** Null when the link works. */
export const whyRefused = ({ endedAt, endedBecause, expiresAt }: Span, now: Date): Refusal | null => {
  if (endedBecause) return endedAt && endedAt > expiresAt ? 'expired' : endedBecause;
  return expiresAt > now ? null : 'expired';
};

/** `link` is null when none has the token. */
export class LinkRefused extends Error {
  constructor(
    readonly link: Pick<MailedLink, 'id'> | null,
    readonly because: Refusal,
  ) {
    super(because);
  }
}

/** @throws LinkRefused unless there is a link and it works */
export const workingLink = <Link extends Span & Pick<MailedLink, 'id'>>(link: Link | null, now: Date): Link => {
  if (!link) throw new LinkRefused(null, 'unknown');
  const because = whyRefused(link, now);
  if (because) throw new LinkRefused(link, because);
  return link;
};
