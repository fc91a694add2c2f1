import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import { percent } from '../print.js';
import type { HomeTerms } from '../terms/home.js';

/** A third owner is a stranger to the agreement: it disposes of the interests of the two alone. */
export const thirdOwnership = (draft: Draft, { thirdOwner, plan }: HomeTerms): Passage[] => {
  if (thirdOwner.value === null) return [];
  const name = thirdOwner.value.trim();
  const sale = `The whole home can be sold only if ${name} joins in the sale or a court orders it. We will both ask ${name} to join.`;
  return [
    text`${draft.print(thirdOwner, (one) => one.trim())} also owns a part of the home and is not bound by this agreement. What we agree about the home concerns only the interests of the two of us.${plan === 'buy-out' ? '' : ` ${sale}`}`,
  ];
};

/** Severance of a joint tenancy, and death before the closing. */
export const survivorship = (draft: Draft, home: HomeTerms): Passage[] => {
  const { owns, shares, thirdOwner } = home;
  const estate =
    'If one of us dies before the home is sold or transferred, this article binds the estate, which will carry it out together with the survivor.';
  if (thirdOwner.value !== null)
    return [
      text`This agreement alone does not sever a joint tenancy with ${draft.print(thirdOwner, (name) => name.trim())}. Each of us will sever it for the interest in our own name, and neither of us will take the interest of the other by survivorship.`,
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
