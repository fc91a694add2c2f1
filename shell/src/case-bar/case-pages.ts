import type { CasePart } from '@evenhand/contracts/dashboard/case-bar';
import { isBelow } from '@evenhand/contracts/routes';

/** Where each part of a case lies, and which other pages belong to it. The first is where the bar leads. */
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

/** The part of a case that a page belongs to; null for every other page. */
export const partOf = (pathname: string): CasePart | null => {
  for (const [part, pages] of Object.entries(casePages))
    if (pages.some((page) => isBelow(page, pathname))) return isPart(part) ? part : null;
  return null;
};

const isPart = (name: string): name is CasePart => name in casePages;

/** Pages that a partner, witness or lawyer opens by a link of their own. */
const linkPages = ['/review-access', '/sign-access', '/disclosure-access', '/download'];

export const isLinkPage = (pathname: string): boolean => linkPages.some((page) => isBelow(page, pathname));
