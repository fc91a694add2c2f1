import type { linkEnds, linkRefusals } from '@evenhand/wording/mailed-links';

export type LinkEnd = keyof typeof linkEnds;
export type Refusal = LinkEnd | keyof typeof linkRefusals | 'unknown';

/** The columns that every row of a mailed link has. Of its token only the SHA-256 is kept. */
export interface MailedLink {
  id: string;
  email: string;
  tokenHash: string;
  sentAt: Date;
  /** Stays as it was sent when the link ends before. */
  expiresAt: Date;
  /** Null while it works, and when only its time ran out. */
  endedAt: Date | null;
  endedBecause: LinkEnd | null;
}

type Span = Pick<MailedLink, 'expiresAt'> & Partial<Pick<MailedLink, 'endedAt' | 'endedBecause'>>;

/** What is written of a link or an access that ends. */
export const ended = (endedBecause: LinkEnd, endedAt: Date): Pick<MailedLink, 'endedAt' | 'endedBecause'> => ({
  endedAt,
  endedBecause,
});

/** Why a link does not work at a moment; null when it does. */
export const whyRefused = ({ endedAt, endedBecause, expiresAt }: Span, now: Date): Refusal | null => {
  if (endedBecause) return endedAt && endedAt > expiresAt ? 'expired' : endedBecause;
  return expiresAt > now ? null : 'expired';
};

/** A link that was tried and does not work. `link` is null when none has the token. */
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
