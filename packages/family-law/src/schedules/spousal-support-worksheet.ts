import type { Block, Schedule } from '@evenhand/contracts/agreement/document';
import { Party } from '@evenhand/contracts/identity';
import type { Draft } from '../draft/draft.js';
import { NOTHING } from '../money.js';
import type { NoticeCode } from '../notice.js';
import { other } from '../parties.js';
import { money, yearsAndMonths } from '../print.js';
import { levels, type SpousalSupport } from '../spousal-support/result.js';
import { lastKnownTaxYear } from '../tax/tax-years.js';
import { netIncomesOf } from '../terms/net-incomes.js';
import { afterDivision, countedAs, howCounted } from './counted-incomes.js';
import { sentence, worked } from './schedule-parts.js';

const positionsTable = ({ positions }: SpousalSupport, payor: string, recipient: string): Block => {
  const row = (label: string, cell: (at: (typeof positions)[keyof typeof positions]) => string) => [
    label,
    ...levels.map((level) => cell(positions[level])),
  ];
  return {
    kind: 'table',
    header: ['At each point of the range', 'Low', 'Middle', 'High'],
    rows: [
      row('Support a month', ({ monthly }) => money(monthly)),
      row(`Net disposable income a year: ${payor}`, (at) => money(at.payor.netIncome)),
      row(`Net disposable income a year: ${recipient}`, (at) => money(at.recipient.netIncome)),
      row(`Share of both net disposable incomes: ${recipient}`, ({ recipientShare }) => recipientShare),
    ],
  };
};

/** Sources of single figures are marked in the lines. */
const remarks = ({ notices, taxYear }: SpousalSupport): string[] => {
  const isDoubt = (code: NoticeCode) => code === 'single-source-figures' || code === 'inferred-figures';
  return [
    ...notices.filter(({ code }) => !isDoubt(code)).map(({ sentence: words }) => words),
    ...(notices.some(({ code }) => isDoubt(code))
      ? [
          `Some tax and benefit figures of ${taxYear} come from a single source or were inferred: the lines above mark them.`,
        ]
      : []),
  ];
};

/** The range rests on the Guidelines amount, whatever is agreed. */
const agreedInstead = ({ terms: { childSupport }, name }: Draft): Block[] => {
  if (!childSupport?.guidelines || childSupport.followsGuidelines) return [];
  const { payor, monthly } = childSupport;
  if (monthly.value === null) return [];
  const agreed =
    monthly.value === NOTHING || payor.value === null
      ? 'no monthly child support at present'
      : `child support of ${money(monthly.value)} per month, from ${name(payor.value)} to ${name(other(payor.value))}`;
  return [
    sentence(`The range is calculated with child support under the Guidelines. This agreement provides for ${agreed}.`),
  ];
};

/** Credits that depend on the child's own income (Income Tax Act s. 118(1)(b) and (d)). */
const disabledAdults = ({ terms: { childSupport } }: Draft): Block[] =>
  childSupport?.children?.byTable.some(({ isOfAge, child }) => isOfAge && child.dependency === 'Illness or disability')
    ? [
        sentence(
          'The tax credits for a child of age with a disability depend on the child’s own income, which is not known. They are not counted.',
        ),
      ]
    : [];

const worksheet = (draft: Draft, payor: Party, monthsTogether: number, result: SpousalSupport): Block[] => {
  const [pays, receives] = [draft.name(payor), draft.name(other(payor))];
  const { facts, spousalSupport } = draft.terms;
  const incomeOf = (party: Party) =>
    draft.print(facts[party === 'owner' ? 'owner-income' : 'partner-income'], money).text;
  const { mid } = result.positions;
  return [
    sentence(
      `The payor is ${pays} with a yearly income of ${incomeOf(payor)}; the recipient is ${receives} with ${incomeOf(other(payor))}. ${countedAs(draft)}${afterDivision(draft)} Time ${spousalSupport.countsCohabitation ? 'together until' : 'from the marriage to'} the separation: ${yearsAndMonths(monthsTogether)}.`,
    ),
    worked(draft, 'The range of the Advisory Guidelines', result.steps),
    ...agreedInstead(draft),
    positionsTable(result, pays, receives),
    worked(draft, `Net disposable income in the middle of the range: ${pays}`, mid.payor.steps),
    worked(draft, `Net disposable income in the middle of the range: ${receives}`, mid.recipient.steps),
    ...disabledAdults(draft),
    { kind: 'list', items: remarks(result) },
  ];
};

/** The tax of one year is used for all payments. */
const lumpSumBlocks = (draft: Draft): Block[] => {
  const { replaces } = draft.terms.spousalSupport.lumpSum ?? {};
  if (!replaces) return [];
  return [
    worked(draft, 'The payments that the lump sum replaces', replaces.steps),
    ...(replaces.afterTax
      ? [sentence(`The tax and benefits of ${lastKnownTaxYear(draft.asOf)} are used for every year.`)]
      : []),
  ];
};

const rangeBlocks = (draft: Draft): Block[] => {
  const { advisory } = draft.terms.spousalSupport;
  return advisory.kind === 'range' ? worksheet(draft, advisory.payor, advisory.monthsTogether, advisory.result) : [];
};

/** Both households under the agreement as written. */
const households = (draft: Draft): Block[] => {
  const found = netIncomesOf(draft.terms);
  if (!found) return [];
  const { value, steps } = found;
  return [
    sentence(
      `Under this agreement the household of ${draft.owner} has ${money(value.owner)} per month and the household of ${draft.partner} has ${money(value.partner)} per month after tax, benefits and support. Support and expenses are counted as agreed, each income ${howCounted(draft)}, and the tax and benefits are those of ${lastKnownTaxYear(draft.asOf)}. ${draft.terms.spousalSupport.afterDivision ? 'A pension whose payments are divided is counted with each of us as it will be received. ' : ''}A lump sum and payments for earlier times are not counted.`,
    ),
    worked(draft, `Net disposable income under this agreement: ${draft.owner}`, steps.owner),
    worked(draft, `Net disposable income under this agreement: ${draft.partner}`, steps.partner),
  ];
};

/** Schedule E: the Advisory Guidelines range and a lump sum; empty while neither is known. */
export const spousalSupportWorksheet = (draft: Draft): Schedule[] => {
  if (draft.terms.spousalSupport.isPaid === null) return [];
  const blocks = [...rangeBlocks(draft), ...lumpSumBlocks(draft)];
  return blocks.length > 0
    ? [{ letter: 'E', heading: 'Spousal support worksheet', blocks: [...blocks, ...households(draft)] }]
    : [];
};
