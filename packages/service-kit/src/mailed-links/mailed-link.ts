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

/** Why a link does not work at a moment; null when it does. */
export const whyRefused = (
  { endedAt, endedBecause, expiresAt }: Pick<MailedLink, 'endedAt' | 'endedBecause' | 'expiresAt'>,
  now: Date,
): Refusal | null => {
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
