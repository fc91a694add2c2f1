import type { LinkRow } from '../agreement/rows/link.entity.js';

/** A link that was tried and does not work. `link` is null when there is none with that token. */
export class LinkRefused extends Error {
  constructor(
    readonly link: Pick<LinkRow, 'id'> | null,
    readonly because: string,
  ) {
    super(because);
  }
}

/** Why a link does not work at a moment; null when it does. */
export const whyRefused = (link: LinkRow, now: Date): string | null => {
  if (link.state !== 'open') return link.endedBecause ?? link.state;
  return link.expiresAt > now ? null : 'expired';
};
