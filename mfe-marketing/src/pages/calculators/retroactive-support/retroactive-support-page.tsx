import {
  calculateRetroactiveSupport,
  type RetroactiveSupport,
} from '@evenhand/contracts/finance/calculators/retroactive-support';
import { Party } from '@evenhand/contracts/identity';
import { cents } from '@evenhand/contracts/money';
import { dayOf } from '@evenhand/contracts/toronto';
import { inDollars } from '@evenhand/web-kit/amount';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { Calculator } from '../calculator/calculator';
import styles from '../calculator/calculator.module.css';
import type { Field, Written } from '../calculator/field';
import { optionsOf, province } from '../calculator/options';

const words = wording.retroactiveSupport;
const MOST_YEARS = 26;

/** The years of the period; empty while a month is incomplete. */
const yearsOf = ({ from = '', until = '' }: Written): number[] => {
  const [first, last] = [Number(from.slice(0, 4)), Number(until.slice(0, 4))];
  const years = first >= 1000 && last >= first ? last - first + 1 : 0;
  return Array.from({ length: Math.min(years, MOST_YEARS) }, (_, at) => first + at);
};

const overYears = (party: Party, years: number[]): Field => ({
  kind: 'group',
  title: wording.parents[party],
  fields: [
    province(`parents.${party}.province`),
    ...years.map(
      (year): Field => ({ kind: 'amount', name: `parents.${party}.incomes.${year}`, label: words.incomeOf(year) }),
    ),
  ],
});

/** The other parent's table amount counts only with shared parenting time. */
const parentsOf = (written: Written): Field[] => {
  const payor = written.payor === 'partner' ? 'partner' : 'owner';
  const isShared = written.arrangement === 'shared';
  return Party.options.map((party) =>
    isShared || party === payor
      ? overYears(party, yearsOf(written))
      : { kind: 'fixed', name: `parents.${party}.province`, value: 'ON' },
  );
};

export const retroactiveSupportFields = (written: Written): Field[] => [
  { kind: 'month', name: 'from', label: words.from, hint: words.monthHint },
  { kind: 'month', name: 'until', label: words.until, hint: words.monthHint },
  {
    kind: 'choice',
    name: 'arrangement',
    label: words.arrangement.label,
    options: optionsOf(words.arrangement.options),
    start: 'sole',
  },
  { kind: 'choice', name: 'payor', label: words.payor, options: optionsOf(wording.parents), start: 'owner' },
  { kind: 'count', name: 'children', ...words.children },
  ...parentsOf(written),
  { kind: 'amount', name: 'paidMonthly', label: words.paidMonthly, start: '0' },
  {
    kind: 'list',
    name: 'payments',
    title: words.payments.list,
    add: words.payments.add,
    item: words.payments.item,
    itemName: words.payments.name,
    of: (row) => [
      { kind: 'date', name: `${row}.date`, label: words.date, start: dayOf(new Date()) },
      { kind: 'choice', name: `${row}.by`, label: words.by, options: optionsOf(wording.parents), start: 'owner' },
      { kind: 'amount', name: `${row}.amount`, label: words.amount },
    ],
  },
];

const RetroactiveSupportPage = () => (
  <Calculator words={words} ask={calculateRetroactiveSupport} fields={retroactiveSupportFields} headline={Headline} />
);

const Headline = ({ owing, due, paid }: RetroactiveSupport) => (
  <>
    <p className={styles.figure}>{owed(owing)}</p>
    <p>{words.sums(inDollars(due), inDollars(paid))}</p>
  </>
);

const owed = (owing: number): string => {
  if (owing === 0) return words.even;
  const amount = inDollars(cents(Math.abs(owing)));
  return owing > 0 ? words.owing(amount) : words.overpaid(amount);
};

export default RetroactiveSupportPage;
