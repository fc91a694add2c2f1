import type { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import { longDate } from '@evenhand/contracts/toronto';
import { isMarried, ownsHome } from '../clauses/people.js';
import { LawProblem } from '../law-problem.js';
import { dollars, minus, NOTHING } from '../money.js';
import { listed, money } from '../print.js';
import { comparedStatements } from '../property/compared-statements.js';
import { differingJointItems } from '../property/joint-items.js';
import { settledStatements } from '../terms/settled-statements.js';
import { homeIn } from '../terms/stated-figures.js';
import type { Check } from './check.js';

export const homeWithoutPlan: Check = {
  id: 'home-without-plan',
  severity: 'attention',
  why: 'Family Law Act, s. 19, 21 and 56(4): both may live in the home until it is settled, and its value is part of the disclosure.',
  answers: ['homeDivisionDescription', 'homeEstimatedValue', 'homeMortgageBalance'],
  find: (record) => {
    if (!ownsHome(record)) return null;
    const missing = [
      ...(record.homePlan || record.homeDivisionDescription?.trim() ? [] : ['what happens to it']),
      ...(record.homeEstimatedValue === undefined ? ['what it is worth'] : []),
      ...(record.homeMortgageBalance === undefined ? ['what is owed on it'] : []),
    ];
    return missing.length > 0 ? `You own a home, but the answers do not say ${listed(missing)}.` : null;
  },
};

export const homeInOneStatement: Check = {
  id: 'home-in-one-statement',
  severity: 'blocking',
  why: 'Family Law Act, s. 4(1), 18 and 56(4)(a): the home belongs to the net family property of each of its owners. A comparison that counts it for one of them only can reverse the equalization payment.',
  answers: ['homeEstimatedValue', 'livingSituation'],
  find: (record, _asOf, { statements }) => {
    const [owner, partner] = [statements?.owner, statements?.partner];
    if (!owner || !partner || record.livingSituation !== 'We own jointly') return null;
    const [inA, inB] = [homeIn(owner), homeIn(partner)];
    if ((inA === null) === (inB === null)) return null;
    const [lists, omits] = inA ? ['A', 'B'] : ['B', 'A'];
    return `You own your home together, but only Schedule ${lists} lists it. Add the home, with its value, your share and its mortgage, to the disclosure in Schedule ${omits}, or correct who owns the home.`;
  },
};

export const jointItemsDiffer: Check = {
  id: 'joint-items-differ',
  severity: 'attention',
  why: 'Family Law Act, s. 4(1) and 56(4)(a): each spouse counts a share of what both own or owe, so both statements have to give the same value and shares that make a whole.',
  answers: ['hasAssets', 'hasDebt', 'livingSituation'],
  find: (_record, _asOf, { statements, terms }) => {
    const [owner, partner] = [statements?.owner, statements?.partner];
    if (!owner || !partner) return null;
    const differing = differingJointItems(settledStatements({ owner, partner }, terms.facts));
    return differing.length === 0
      ? null
      : `Schedules A and B do not state the same about ${listed(differing)}. Agree on the value on the day of separation and on each share, and correct the disclosures.`;
  },
};

export const mortgageAboveValue: Check = {
  id: 'mortgage-above-value',
  severity: 'attention',
  why: 'Family Law Act, s. 4(1) and 56(4)(a): values and debts must be right for the agreement to hold.',
  answers: ['homeMortgageBalance', 'homeEstimatedValue'],
  find: ({ homeMortgageBalance: owed, homeEstimatedValue: value }) =>
    owed !== undefined && value !== undefined && owed > value
      ? `More is owed on the home (${money(owed)}) than it is worth (${money(value)}).`
      : null,
};

export const homePriceAboveValue: Check = {
  id: 'home-price-above-value',
  severity: 'attention',
  why: 'Family Law Act, s. 56(4): a price that the value of the home does not bear is asked about first when an agreement is attacked.',
  answers: ['homePrice', 'homeEstimatedValue'],
  find: ({ homePlan, homePrice: price, homeEstimatedValue: value }) =>
    homePlan === 'One of us buys the other out' && price !== undefined && value !== undefined && price > value
      ? `What is paid for the other’s part of the home (${money(price)}) is more than the whole home is worth (${money(value)}).`
      : null,
};

export const homePlanAndOwnWords: Check = {
  id: 'home-plan-beside-words',
  severity: 'note',
  why: 'Family Law Act, s. 55(1): where two sentences about one thing differ, a court has to guess which one was meant.',
  answers: ['homeDivisionDescription', 'homePlan'],
  find: ({ homePlan, homeDivisionDescription }) =>
    homePlan && homeDivisionDescription?.trim()
      ? 'What becomes of the home stands in the agreement twice: as you chose it and in your own words. Check that both say the same.'
      : null,
};

export const pensionNotAtSeparation: Check = {
  id: 'pension-not-at-separation',
  severity: 'attention',
  why: 'Family Law Act, s. 10.1(1) and (2); Pension Benefits Act, s. 67.2: the family law value is that of the valuation date, which is the day of separation.',
  answers: ['pensions', 'separationDate'],
  find: ({ pensions = [], separationDate }) => {
    const other = pensions.find(({ valuedOn }) => valuedOn && separationDate && valuedOn !== separationDate);
    return other?.valuedOn && separationDate
      ? `A pension is valued as of ${longDate(other.valuedOn)}, and not of the day of separation (${longDate(separationDate)}).`
      : null;
  },
};

export const equalizationWithoutDisclosure: Check = {
  id: 'equalization-without-disclosure',
  severity: 'attention',
  why: 'Family Law Act, s. 56(4)(a); Rick v. Brandsema, 2009 SCC 10: a court can set aside an agreement when a significant asset or debt was not disclosed.',
  answers: ['relationshipType', 'hasAssets', 'hasDebt'],
  find: ({ relationshipType }, _asOf, { isDisclosed }) =>
    relationshipType === 'Legally married' && isDisclosed === false
      ? 'You settle equalization and give up any further claim to it, but no financial disclosure has been frozen and shown yet.'
      : null,
};

/** Smaller differences are rounding. A limit of this product, not of the law. */
const WORTH_SAYING = dollars(100);

interface Payment {
  payor: Party | null;
  amount: Cents;
}

/** From owner to partner; negative in the other direction. */
const fromOwner = ({ payor, amount }: Payment): Cents => (payor === 'partner' ? minus(NOTHING, amount) : amount);

const inWords = ({ payor, amount }: Payment): string => {
  if (payor === null || amount === NOTHING) return 'no payment';
  return payor === 'owner' ? `${money(amount)} from you to your partner` : `${money(amount)} from your partner to you`;
};

export const equalizationDiffersFromComparison: Check = {
  id: 'equalization-differs-from-comparison',
  severity: 'note',
  why: 'Family Law Act, s. 5(1), (6) and 56(4): you may agree on another payment than half of the difference. Both should know that it is another one, and why.',
  answers: ['equalizationAmount', 'equalizationPayer', 'homeDivisionDescription', 'assetDivisionDescription'],
  find: (record, _asOf, { statements, terms }) => {
    const { equalizationPayer, equalizationAmount } = record;
    const [owner, partner] = [statements?.owner, statements?.partner];
    if (!owner || !partner || !isMarried(record)) return null;
    if (equalizationPayer && equalizationAmount === undefined) return null;
    const compared = comparedStatements(record, settledStatements({ owner, partner }, terms.facts));
    if (compared === null || compared instanceof LawProblem) return null;
    const byLaw = { payor: compared.payor, amount: compared.payment };
    const agreed = { payor: equalizationPayer ?? null, amount: equalizationAmount ?? NOTHING };
    if (Math.abs(minus(fromOwner(byLaw), fromOwner(agreed))) < WORTH_SAYING) return null;
    return `Schedule C comes to an equalization of ${inWords(byLaw)}; you agree on ${inWords(agreed)}. What you divide otherwise may be the reason.`;
  },
};
