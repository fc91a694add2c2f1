import type { IsoDate } from '@evenhand/contracts/dates';
import { paysLumpSum, paysMonthly } from '@evenhand/contracts/intake/asked';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { spousalFacts } from '@evenhand/contracts/intake/spousal-facts';
import { type AdvisorySupport, advisorySupport } from '../agreement/advisory-support.js';
import { aMonthFrom } from '../agreement/due-days.js';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import { NOTHING } from '../money.js';
import { other } from '../parties.js';
import { money, yearsAndMonths } from '../print.js';
import { lastKnownTaxYear } from '../tax/tax-years.js';
import type { MonthlySpousalSupport } from '../terms/spousal-support.js';
import { always, hasChildren, isMarried } from './people.js';
import { releaseAnswers, releaseReasons } from './release-reasons.js';
import { changesOfAmount, fixedEnd, paidOnce, review, withCostOfLiving } from './spousal-amounts.js';
import { dueBefore } from './support-due.js';

const asWritten = (text: string) => text.trim();

/** States the tax year used when the current one is not yet known. */
const countedWith = (asOf: IsoDate): Passage[] => {
  const year = lastKnownTaxYear(asOf);
  if (String(year) === asOf.slice(0, 4)) return [];
  return [`The range was counted with the tax figures of ${year}, the last year for which they are known.`];
};

/** The whole cohabitation, or the marriage alone where the earlier time is unknown. */
const timeCounted = ({ record }: Draft): string =>
  record.cohabitationDate ? 'together until the separation' : 'from the marriage to the separation';

const range = (draft: Draft, advisory: Extract<AdvisorySupport, { kind: 'range' }>): Passage[] => {
  const { monthly, duration } = advisory.result;
  const who = `for support from ${draft.name(advisory.payor)} to ${draft.name(other(advisory.payor))}`;
  const counted = `counted on the incomes in this agreement and on ${yearsAndMonths(advisory.monthsTogether)} ${timeCounted(draft)}`;
  if (monthly.high === NOTHING)
    return [`The Advisory Guidelines give no monthly amount ${who}, ${counted}. Schedule E shows how.`];
  return [
    `The Advisory Guidelines give a range from ${money(monthly.low)} to ${money(monthly.high)} a month, with ${money(monthly.mid)} in the middle, ${who}, ${counted}. The duration they give: ${duration.text}. Schedule E shows how.`,
    ...(draft.record.cohabitationDate ? [] : ['Time that we lived together before the marriage would add to that.']),
    ...countedWith(draft.asOf),
  ];
};

const givenUp = (record: IntakeRecord): string[] => [
  `${record.spousalSupportRequested ? 'Once the lump sum is paid, neither' : 'Neither'} of us pays the other spousal support, and each of us gives up the right to claim it under ${isMarried(record) ? 'the Divorce Act, ' : ''}the Family Law Act or any other law, now and later, whatever changes may come.`,
  'Each of us has thought about what this means: that an illness, the loss of work or a change in the law may come and will not reopen this term, and that a court may nevertheless set it aside where the law says so.',
];

const advisoryPassages = (draft: Draft): Passage[] => {
  const advisory = advisorySupport(draft.record, draft.asOf);
  if (advisory.kind === 'range') return range(draft, advisory);
  return [
    'No range of the Advisory Guidelines stands behind this article. Each of us knows that a lawyer can work one out.',
  ];
};

const byMonth = (draft: Draft, terms: MonthlySpousalSupport, pays: string, receives: string): Passage[] => {
  const { due } = terms;
  return [
    text`${pays} pays ${receives} spousal support of ${draft.print(terms.amount, money)} ${aMonthFrom(due)}. ${dueBefore(draft.asOf, due)}`,
    ...changesOfAmount(draft),
    text`How long spousal support is paid: ${draft.print(terms.duration, asWritten)}.${fixedEnd(draft)} ${withCostOfLiving(draft, pays, receives)}`,
    ...review(draft),
  ];
};

const terms = (draft: Draft): Passage[] => {
  const { record } = draft;
  const { monthly } = draft.terms.spousalSupport;
  const payor = record.spousalSupportPayer;
  const pays = draft.answer('spousalSupportPayer', draft.name);
  const receives = payor ? draft.name(other(payor)) : 'the other';
  return [
    `We agree that ${receives} is entitled to spousal support. The reason is: ${draft.answer('spousalSupportReason', asWritten)}`,
    ...(monthly ? byMonth(draft, monthly, pays, receives) : []),
    ...(paysLumpSum(record) ? paidOnce(draft, pays, receives) : []),
    ...advisoryPassages(draft),
    ...(paysMonthly(record)
      ? [
          'Spousal support ends earlier when either of us dies, subject to any security in this agreement. That one of us marries again or lives with someone does not by itself end it.',
          'Either of us may ask for a change when there is a material change in circumstances.',
        ]
      : givenUp(record)),
    ...(hasChildren(record) && paysMonthly(record)
      ? ['Spousal support is stated apart from child support because the two are taxed differently.']
      : []),
  ];
};

const release = (draft: Draft): Passage[] => [
  ...givenUp(draft.record).map((words) => draft.about(draft.terms.spousalSupport.released, words)),
  ...releaseReasons(draft),
  ...advisoryPassages(draft),
];

const spousalFields = Object.keys(spousalFacts) as (keyof typeof spousalFacts)[];

export const spousalSupport: Clause = {
  id: 'spousal-support',
  heading: 'Spousal support',
  basis: [
    'Divorce Act, s. 15.2',
    'Family Law Act, s. 30, 33(4), 33(8) and 34(1), (5) and (6)',
    'Miglin v. Miglin, 2003 SCC 24',
    'Leskun v. Leskun, 2006 SCC 25',
    'Spousal Support Advisory Guidelines (2008)',
  ],
  note: 'Either one of you pays the other support for a time, or you both give it up. The range beside it is a guide and not law. Giving support up is serious: take legal advice before you do.',
  answers: [
    'spousalSupportRequested',
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
  applies: always,
  write: (draft) => {
    if (draft.record.spousalSupportRequested === undefined)
      return [`Spousal support: ${draft.answer('spousalSupportRequested', String)}.`];
    return draft.record.spousalSupportRequested ? terms(draft) : release(draft);
  },
};
