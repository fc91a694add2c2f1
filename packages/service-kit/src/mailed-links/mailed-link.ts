import type { linkEnds, linkRefusals } from '@evenhand/wording/mailed-links';

export type LinkEnd = keyof typeof linkEnds;
export type Refusal = LinkEnd | keyof typeof linkRefusals | 'unknown';

/** The columns of every mailed link. Only the SHA-256 of its token is stored. */
export interface MailedLink {
  id: string;
  email: string;
  tokenHash: string;
  sentAt: Date;
  /** Unchanged when the link ends earlier. */
  expiresAt: Date;
  /** Null while it works, and after it expired. */
  endedAt: Date | null;
  endedBecause: LinkEnd | null;
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
