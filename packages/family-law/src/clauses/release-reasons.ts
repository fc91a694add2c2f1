import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import { releaseAnswers } from '../terms/spousal-support.js';

/**
 * Why the release meets the purposes of support (Divorce Act s. 15.2(6); Family Law Act s. 33(8)), in the couple's own
 * words.
 */
export const releaseReasons = (draft: Draft): Passage[] => {
  const { owner, partner, terms } = draft;
  const reasons = terms.spousalSupport.reasonsForRelease;
  const leads: Record<(typeof releaseAnswers)[number], string> = {
    releaseCareers: 'As to the effect of our relationship and its end on what each of us earns:',
    releaseChildCare: 'As to the care of the children, beyond child support:',
    releaseHardship: 'As to need after the separation:',
    userSelfSupport: `As to the self-sufficiency of ${owner}:`,
    partnerSelfSupport: `As to the self-sufficiency of ${partner}:`,
  };
  const items = releaseAnswers.flatMap((field) =>
    reasons[field].value === null
      ? []
      : [text`${leads[field]} ${draft.print(reasons[field], (words) => words.trim())}`],
  );
  if (items.length === 0) return [];
  const law =
    terms.people.bond === 'married' ? 'section 15.2(6) of the Divorce Act' : 'section 33(8) of the Family Law Act';
  return [
    `We have considered the purposes of spousal support under ${law} and release spousal support for these reasons:`,
    { kind: 'list', items },
  ];
};
