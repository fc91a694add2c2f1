import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import { percent } from '../print.js';
import type { HomeTerms } from '../terms/home.js';

/** Severance of a joint tenancy, and death before the closing. */
export const survivorship = (draft: Draft, { owns, shares }: HomeTerms): Passage[] => {
  const estate =
    'If one of us dies before the home is sold or transferred, this article binds the estate, which will carry it out together with the survivor.';
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
