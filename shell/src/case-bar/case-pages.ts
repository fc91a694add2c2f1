import type { CasePart } from '@evenhand/contracts/dashboard/case-bar';
import { isBelow } from '@evenhand/contracts/routes';

/** The pages of each part of a case; the bar links to the first. */
export const casePages: Record<CasePart, readonly [string, ...string[]]> = {
  overview: ['/dashboard', '/onboarding'],
  answers: ['/intake', '/flow/intake'],
  evidence: ['/evidence', '/evidence-kit', '/flow/evidence'],
  finances: ['/financial-tracker'],
  agreement: ['/agreement'],
  review: ['/review', '/flow/invite', '/flow/review'],
  signing: ['/signatures', '/flow/sign'],
  documents: ['/documents', '/download'],
};

/** Null for a page of no part. */
export const partOf = (pathname: string): CasePart | null => {
  for (const [part, pages] of Object.entries(casePages))
    if (pages.some((page) => isBelow(page, pathname))) return isPart(part) ? part : null;
  return null;
};

const isPart = (name: string): name is CasePart => name in casePages;

/** Pages that a partner, witness or lawyer opens by a mailed link. */
export const linkPages = ['/review-access', '/sign-access', '/disclosure-access', '/download', '/your-data'];

export const isLinkPage = (pathname: string): boolean => linkPages.some((page) => isBelow(page, pathname));
