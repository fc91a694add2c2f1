import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import { percent } from '../print.js';
import type { HomeTerms } from '../terms/home.js';

/** Severance of a joint tenancy, and death before the closing. */
export const survivorship = (draft: Draft, home: HomeTerms): Passage[] => {
  const { owns, shares, thirdOwner } = home;
  const estate =
    'If one of us dies before the home is sold or transferred, this article binds the estate, which will carry it out together with the survivor.';
  if (thirdOwner.value !== null)
    return [
      text`${draft.print(thirdOwner, (name) => name.trim())} also owns a part of the home and is not bound by this agreement. What we agree about the home concerns only the interests of the two of us. A joint tenancy with ${thirdOwner.value.trim()} is severed only by what the law requires for it, with notice to every owner; each of us will take that step for the interest in our own name, and neither of us will take the interest of the other by survivorship.`,
      estate,
    ];
  if (owns === 'alone') return [estate];
  const held =
    shares.owner.value === null
      ? 'in equal shares'
      : text`with ${draft.print(shares.owner, percent)} for ${draft.owner} and ${draft.print(shares.partner, percent)} for ${draft.partner}`;
  return [
    text`If we hold title to the home as joint tenants, this agreement severs the joint tenancy on the day on which it takes effect. From then on we own the home as tenants in common, ${held}: the share of the party who dies first passes to the estate of that party and not to the survivor.`,
    estate,
  ];
};
