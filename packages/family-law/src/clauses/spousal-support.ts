import type { IsoDate } from '@evenhand/contracts/dates';
import { spousalFacts } from '@evenhand/contracts/intake/spousal-facts';
import { longDate } from '@evenhand/contracts/toronto';
import type { AdvisorySupport } from '../agreement/advisory-support.js';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import { NOTHING } from '../money.js';
import { other } from '../parties.js';
import { money, yearsAndMonths } from '../print.js';
import type { SpousalRange } from '../spousal-support/result.js';
import { lastKnownTaxYear } from '../tax/tax-years.js';
import { livingAbroad } from '../terms/people.js';
import { releaseAnswers } from '../terms/spousal-support.js';
import { incomeChosen } from './how-support-was-reached.js';
import { releaseReasons } from './release-reasons.js';
import { byMonth, paidOnce } from './spousal-amounts.js';

const asWritten = (words: string) => words.trim();

/** States the tax year used when the current one is not yet known. */
const countedWith = (asOf: IsoDate): Passage[] => {
  const year = lastKnownTaxYear(asOf);
  if (String(year) === asOf.slice(0, 4)) return [];
  return [`The range is calculated with the tax figures of ${year}, the last year for which they are known.`];
};

/** Of a release, and of an amount outside the range. */
const outside = (draft: Draft, { low, high }: SpousalRange): Passage[] => {
  const { released, reasonsForRelease, monthly } = draft.terms.spousalSupport;
  const amount = monthly?.amount.value ?? null;
  if (released.value === true && !draft.terms.spousalSupport.lumpSum) {
    const isExplained = Object.values(reasonsForRelease).some(({ value }) => value !== null);
    return [
      `Each of us has considered this range and releases support nevertheless${isExplained ? ', for the reasons stated above' : ''}.`,
    ];
  }
  if (amount === null || (low <= amount && amount <= high)) return [];
  return [
    `The amount in this agreement is ${amount < low ? 'below' : 'above'} this range. Each of us has considered this and agrees on the amount.`,
  ];
};

const range = (draft: Draft, advisory: Extract<AdvisorySupport, { kind: 'range' }>): Passage[] => {
  const { monthly, duration } = advisory.result;
  const { countsCohabitation } = draft.terms.spousalSupport;
  const who = `for support from ${draft.name(advisory.payor)} to ${draft.name(other(advisory.payor))}`;
  const together = `${yearsAndMonths(advisory.monthsTogether)} from ${countsCohabitation ? 'the beginning of our cohabitation' : 'the marriage'} to the separation`;
  const divided = draft.terms.spousalSupport.dividedIncomes ? ' after the division of the pension' : '';
  const basis = `the incomes in this agreement${divided} and on ${together}`;
  if (monthly.high === NOTHING)
    return [
      `The Advisory Guidelines suggest no monthly amount ${who}, based on ${basis}. Schedule E shows the calculation.`,
    ];
  return [
    `The Advisory Guidelines suggest a range of ${money(monthly.low)} to ${money(monthly.high)} per month, with a midpoint of ${money(monthly.mid)}, ${who}. The range is based on ${basis}. The suggested duration is ${duration.text}. Schedule E shows the calculation.`,
    ...(countsCohabitation
      ? []
      : ['Any time that we lived together before the marriage would be counted in addition.']),
    ...outside(draft, monthly),
    ...expensesInRange(draft),
    ...countedWith(draft.asOf),
    ...(draft.terms.childSupport ? [] : [...incomeChosen(draft, 'owner'), ...incomeChosen(draft, 'partner')]),
  ];
};

/** Whether the range of a lump sum counts the children's special expenses (Guidelines s. 7), and until when. */
const expensesInRange = ({ terms: { childSupport, spousalSupport } }: Draft): Passage[] => {
  const { lumpSum } = spousalSupport;
  if (!lumpSum || !childSupport) return [];
  const { known } = childSupport.expenses;
  if (!known || known.together.monthly === NOTHING) return ['The range counts no special expenses of the children.'];
  const until = lumpSum.replaces?.until;
  return [
    `The range counts the special expenses of the children that this agreement states, ${money(known.together.monthly)} per month of both of us together, as if they were paid for as long as support would be paid${until ? `; the figures of the lump sum count them until ${longDate(until)}` : ''}. It does not follow a later change of these expenses.`,
  ];
};

const whyNoRange = ({ terms: { people, childSupport } }: Draft): string => {
  if (childSupport?.mixed)
    return ', because one child lives mainly with one of us and another with both, for which the Guidelines state no amount';
  if (livingAbroad(people).length > 0)
    return ', because one of us lives outside Canada and the tax that applies there is not known';
  return people.bond === 'unmarried' && people.togetherSince.value === null
    ? ', because this agreement does not state when we began to live together'
    : '';
};

const advisoryPassages = (draft: Draft): Passage[] => {
  const { advisory } = draft.terms.spousalSupport;
  if (advisory.kind === 'range') return range(draft, advisory);
  return [
    `This article states no range under the Advisory Guidelines${whyNoRange(draft)}. Each of us understands that a lawyer can calculate one.`,
  ];
};

const givenUp = (draft: Draft): Passage[] => {
  const { people, spousalSupport } = draft.terms;
  const isMarried = people.bond === 'married';
  const acts = `${isMarried ? 'the Divorce Act, ' : ''}the Family Law Act or any other law`;
  return [
    draft.about(
      spousalSupport.released,
      `${spousalSupport.lumpSum ? 'After the lump sum is paid, neither' : 'Neither'} of us will pay spousal support to the other. Each of us releases the other from all claims to spousal support under ${acts}, now and in the future, whatever changes may occur.`,
    ),
    'Each of us understands that an illness, the loss of employment or a change in the law will not reopen this release.',
    `Each of us understands that a court may nevertheless set aside this release if it results in unconscionable circumstances (section 33(4) of the Family Law Act), or set aside all or part of this agreement if one of us did not disclose significant assets, debts or other liabilities or did not understand the nature or consequences of this agreement (section 56(4) of that Act).${isMarried ? ' In a divorce, a court also considers whether the release meets the purposes of spousal support in section 15.2 of the Divorce Act.' : ''}`,
  ];
};

const paid = (draft: Draft): Passage[] => {
  const { payor, reason, monthly, lumpSum } = draft.terms.spousalSupport;
  const pays = draft.print(payor, draft.name);
  const receives = payor.value ? draft.name(other(payor.value)) : 'the other';
  return [
    text`${payor.value ? receives : 'The recipient'} is entitled to spousal support for the following reason: ${draft.print(reason, asWritten)}`,
    ...(monthly ? byMonth(draft, monthly, pays, receives) : []),
    ...(lumpSum ? paidOnce(draft, lumpSum, pays, receives) : []),
    ...advisoryPassages(draft),
    ...(monthly
      ? [
          `Spousal support ends earlier on the death of either of us, subject to any security in this agreement. ${draft.terms.people.bond === 'unmarried' ? 'Marriage' : 'Remarriage'} or living with another person does not by itself end it.`,
          'Either of us may seek a change if there is a material change in circumstances.',
        ]
      : givenUp(draft)),
    ...(draft.terms.childSupport && monthly
      ? ['Spousal support is stated separately from child support because the two are taxed differently.']
      : []),
  ];
};

const notPaid = (draft: Draft): Passage[] => {
  const { released } = draft.terms.spousalSupport;
  if (released.value === null)
    return [text`Whether we give up spousal support is still open: ${draft.print(released, String)}.`];
  return released.value ? [...givenUp(draft), ...releaseReasons(draft)] : leftOpen(draft);
};

const leftOpen = (draft: Draft): Passage[] => [
  draft.about(
    draft.terms.spousalSupport.released,
    'Neither of us pays spousal support to the other under this agreement. This agreement does not settle spousal support: neither of us gives up a claim to it, and either of us may claim it later.',
  ),
];

const withoutSupport = (draft: Draft): Passage[] => [...notPaid(draft), ...advisoryPassages(draft)];

const spousalFields = Object.keys(spousalFacts) as (keyof typeof spousalFacts)[];

export const spousalSupport: Clause = {
  id: 'spousal-support',
  heading: 'Spousal support',
  basis: [
    'Divorce Act, s. 15.2',
    'Family Law Act, s. 30, 33(4), 33(8), 34(1), (5) and (6) and 56(4)',
    'Miglin v. Miglin, 2003 SCC 24',
    'Leskun v. Leskun, 2006 SCC 25',
    'Spousal Support Advisory Guidelines (2008)',
  ],
  note: 'Either one of you pays the other support for a time, or both of you give it up. The range is a guide and not law. Giving support up is serious: take legal advice first.',
  answers: [
    'spousalSupportRequested',
    'supportRelease',
    'spousalSupportPayer',
    'spousalSupportAmount',
    'spousalSupportDuration',
    'spousalSupportReason',
    ...spousalFields,
    'supportDay',
    'cohabitationDate',
    'marriageDate',
    'separationDate',
    'userBirthdate',
    'partnerBirthdate',
    'userIncome',
    'partnerIncome',
    'userProvince',
    'partnerProvince',
    ...releaseAnswers,
  ],
  write: (draft) => {
    const { requested } = draft.terms.spousalSupport;
    if (requested.value === null)
      return [text`Whether one of us pays the other spousal support is still open: ${draft.print(requested, String)}.`];
    return requested.value ? paid(draft) : withoutSupport(draft);
  },
};
