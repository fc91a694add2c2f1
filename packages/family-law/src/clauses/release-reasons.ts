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
    releaseCareers: 'Our relationship and its end affected what each of us earns as follows:',
    releaseChildCare: 'Beyond child support, the care of the children affects each of us as follows:',
    releaseHardship: 'We considered as follows whether the separation leaves either of us in need:',
    userSelfSupport: `${owner} is self-sufficient for the following reason:`,
    partnerSelfSupport: `${partner} is self-sufficient for the following reason:`,
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
