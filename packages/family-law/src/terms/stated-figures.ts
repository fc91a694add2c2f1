import type { FinancialStatement } from '@evenhand/contracts/finance/statement';
import type { Party } from '@evenhand/contracts/identity';
import { isAsked } from '@evenhand/contracts/intake/asked';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { questions } from '../agreement/questions.js';
import { plus } from '../money.js';
import { money, percent } from '../print.js';

/** Where one figure is asked, read and printed. */
export interface StatedFigure<Value extends number> {
  /** Path of the answer; null where the answers do not call for it. */
  answer(record: IntakeRecord): string | null;
  readonly question: string;
  readonly print: (value: Value) => string;
  /** @param elsewhere the figures in the statements. */
  inAnswers(record: IntakeRecord, elsewhere: readonly Value[]): Value | null;
  inStatement(statement: FinancialStatement, author: Party): Value | null;
  /** The record with the figure that applies; null while the couple has not chosen. */
  settled(record: IntakeRecord, value: Value | null): IntakeRecord;
}

type AmountField = 'userIncome' | 'partnerIncome' | 'homeEstimatedValue' | 'homeMortgageBalance';

const amount = (field: AmountField, inStatement: StatedFigure<Cents>['inStatement']): StatedFigure<Cents> => ({
  answer: (record) => (isAsked(field, record) ? field : null),
  question: questions[field],
  print: money,
  inAnswers: (record) => record[field] ?? null,
  inStatement,
  settled: (record, value) => {
    const { [field]: _, ...others } = record;
    return value === null ? others : { ...others, [field]: value };
  },
});

/** The author's own income of the latest year; null without one. */
const latestIncome = ({ incomes }: FinancialStatement): Cents | null =>
  incomes.filter(({ whose }) => whose === 'party_a').toSorted((a, b) => b.year - a.year)[0]?.taxableIncome ?? null;

const incomeOf = (party: Party) =>
  amount(party === 'owner' ? 'userIncome' : 'partnerIncome', (statement, author) =>
    author === party ? latestIncome(statement) : null,
  );

/** Null unless exactly one matrimonial home is listed. */
export const homeIn = ({ assets }: FinancialStatement) => {
  const homes = assets.filter(({ isMatrimonialHome }) => isMatrimonialHome);
  return homes.length === 1 ? (homes[0] ?? null) : null;
};

const homeValue = amount('homeEstimatedValue', (statement) => homeIn(statement)?.value ?? null);

const homeMortgage = amount(
  'homeMortgageBalance',
  (statement) =>
    homeIn(statement) &&
    plus(...statement.debts.filter((debt) => debt.isForMatrimonialHome).map(({ currentBalance }) => currentBalance)),
);

/** Hundredths of a percent. */
export const WHOLE_SHARE = 10_000;
const isShared = (share: number): boolean => share > 0 && share < WHOLE_SHARE;

const homeShare: StatedFigure<number> = {
  answer: (record) => (isAsked('homeEstimatedValue', record) ? 'livingSituation' : null),
  question: 'which share of the home belongs to the person who starts',
  print: percent,
  inAnswers: ({ livingSituation, homeOwner }, elsewhere) => {
    if (livingSituation === 'One of us owns' && homeOwner) return homeOwner === 'owner' ? WHOLE_SHARE : 0;
    // Joint owners own in equal shares unless stated otherwise, which a statement may do.
    return livingSituation === 'We own jointly' && !elsewhere.every(isShared) ? WHOLE_SHARE / 2 : null;
  },
  inStatement: (statement, author) => {
    const home = homeIn(statement);
    if (!home) return null;
    const joint = Math.round(home.ownersShare * 100);
    const authors = { joint, party_a: WHOLE_SHARE, party_b: 0 }[home.ownership];
    return author === 'owner' ? authors : WHOLE_SHARE - authors;
  },
  settled: (record, share) => {
    if (share === null) return record;
    const { homeOwner: _, ...others } = record;
    if (isShared(share)) return { ...others, livingSituation: 'We own jointly' };
    return { ...others, livingSituation: 'One of us owns', homeOwner: share === 0 ? 'partner' : 'owner' };
  },
};

/** Of a member with one pension in the answers; -1 otherwise. */
const pensionOf = ({ pensions = [] }: IntakeRecord, party: Party): number =>
  pensions.filter(({ member }) => member === party).length === 1
    ? pensions.findIndex(({ member }) => member === party)
    : -1;

const pensionValue = (party: Party): StatedFigure<Cents> => ({
  answer: (record) => {
    const index = pensionOf(record, party);
    return index < 0 ? null : `pensions/${index}/familyLawValue`;
  },
  question: `the value of the pension of the ${party === 'owner' ? 'person who starts' : 'partner'}`,
  print: money,
  inAnswers: (record) => record.pensions?.[pensionOf(record, party)]?.familyLawValue ?? null,
  inStatement: ({ assets }, author) => {
    // Registered savings share the category, so the name decides.
    const own = assets.filter(
      ({ category, ownership, name }) =>
        category === 'retirement' && ownership === 'party_a' && name.toLowerCase().includes('pension'),
    );
    const [only] = own;
    return author !== party || own.length !== 1 || !only ? null : (only.atSeparation ?? only.value);
  },
  settled: (record, value) => {
    const index = pensionOf(record, party);
    const pensions = record.pensions?.map((pension, at) => {
      if (at !== index) return pension;
      const { familyLawValue: _, ...others } = pension;
      return value === null ? others : { ...others, familyLawValue: value };
    });
    return pensions ? { ...record, pensions } : record;
  },
});

export const statedFigures = {
  'owner-income': incomeOf('owner'),
  'partner-income': incomeOf('partner'),
  'home-value': homeValue,
  'home-mortgage': homeMortgage,
  'home-share': homeShare,
  'owner-pension': pensionValue('owner'),
  'partner-pension': pensionValue('partner'),
} as const;
