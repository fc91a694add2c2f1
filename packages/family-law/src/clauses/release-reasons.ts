import type { FactField } from '@evenhand/contracts/intake/record';
import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { isMarried } from './people.js';

/** In the order in which the Acts list the purposes of support. */
export const releaseAnswers = [
  'releaseCareers',
  'releaseChildCare',
  'releaseHardship',
  'userSelfSupport',
  'partnerSelfSupport',
] as const satisfies FactField[];

/**
 * Why the release meets the purposes of support (Divorce Act s. 15.2(6); Family Law Act s. 33(8)), in the couple's own
 * words.
 */
export const releaseReasons = ({ record, owner, partner }: Draft): Passage[] => {
  const headings: Record<(typeof releaseAnswers)[number], string> = {
    releaseCareers: 'What our years together and their end changed in what each of us earns',
    releaseChildCare: 'What caring for the children costs each of us, beyond child support',
    releaseHardship: 'Whether the separation leaves one of us in need',
    userSelfSupport: `How ${owner} is self-sufficient`,
    partnerSelfSupport: `How ${partner} is self-sufficient`,
  };
  const items = releaseAnswers.flatMap((field) => {
    const words = record[field]?.trim();
    return words ? [`${headings[field]}: ${words}`] : [];
  });
  if (items.length === 0) return [];
  const law = isMarried(record) ? 'section 15.2(6) of the Divorce Act' : 'section 33(8) of the Family Law Act';
  return [
    `We have considered what support is for by ${law}, and give up support for these reasons:`,
    { kind: 'list', items },
  ];
};
