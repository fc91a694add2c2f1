import type { DifferingFigure, FactId, FactSource } from '@evenhand/contracts/agreement/fact-choice';
import type { FinancialStatement } from '@evenhand/contracts/finance/statement';
import { isAsked } from '@evenhand/contracts/intake/asked';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { type NeededField, questions } from '../agreement/questions.js';
import type { Statements } from '../agreement/statements.js';
import { plus } from '../money.js';
import { listed, money } from '../print.js';
import type { Term } from './term.js';

export interface StatedFigure {
  readonly source: FactSource;
  readonly value: Cents;
}

/** A figure with everything that states it; open until the couple chose between figures that differ. */
export interface Fact extends Term<Cents> {
  readonly id: FactId;
  readonly stated: readonly StatedFigure[];
  /** The chosen source where the figures differ; otherwise null. */
  readonly chosen: FactSource | null;
}

export type Facts = Readonly<Record<FactId, Fact>>;

const fields = {
  'owner-income': 'userIncome',
  'partner-income': 'partnerIncome',
  'home-value': 'homeEstimatedValue',
  'home-mortgage': 'homeMortgageBalance',
} as const satisfies Record<FactId, NeededField>;

/** The author's own income of the latest year; null without one. */
const latestIncome = ({ incomes }: FinancialStatement): Cents | null =>
  incomes.filter(({ whose }) => whose === 'party_a').toSorted((a, b) => b.year - a.year)[0]?.taxableIncome ?? null;

/** Null unless exactly one matrimonial home is listed. */
const homeIn = ({ assets }: FinancialStatement) => {
  const homes = assets.filter(({ isMatrimonialHome }) => isMatrimonialHome);
  return homes.length === 1 ? (homes[0] ?? null) : null;
};

const mortgageIn = (statement: FinancialStatement): Cents | null =>
  homeIn(statement) &&
  plus(...statement.debts.filter((debt) => debt.isForMatrimonialHome).map(({ currentBalance }) => currentBalance));

type Reader = (statement: FinancialStatement) => Cents | null;
const none: Reader = () => null;

const readers: Record<FactId, Record<'owner' | 'partner', Reader>> = {
  'owner-income': { owner: latestIncome, partner: none },
  'partner-income': { owner: none, partner: latestIncome },
  'home-value': { owner: (one) => homeIn(one)?.value ?? null, partner: (one) => homeIn(one)?.value ?? null },
  'home-mortgage': { owner: mortgageIn, partner: mortgageIn },
};

const statedIn = (id: FactId, record: IntakeRecord, { owner, partner }: Statements): StatedFigure[] => {
  if (!isAsked(fields[id], record)) return [];
  const figures: [FactSource, Cents | null | undefined][] = [
    ['answer', record[fields[id]]],
    ['owner-statement', owner && readers[id].owner(owner)],
    ['partner-statement', partner && readers[id].partner(partner)],
  ];
  return figures.flatMap(([source, value]) => (value === null || value === undefined ? [] : [{ source, value }]));
};

const sourceNames: Record<FactSource, string> = {
  answer: 'in the answers',
  'owner-statement': 'in Schedule A',
  'partner-statement': 'in Schedule B',
};

const factOf = (id: FactId, record: IntakeRecord, statements: Statements): Fact => {
  const stated = statedIn(id, record, statements);
  const differ = new Set(stated.map(({ value }) => value)).size > 1;
  const choice = statements.choices?.find(({ fact }) => fact === id)?.source;
  const chosen = differ ? (stated.find(({ source }) => source === choice) ?? null) : null;
  const figures = stated.map(({ source, value }) => `${money(value)} ${sourceNames[source]}`);
  const question = questions[fields[id]];
  return {
    id,
    stated,
    chosen: chosen?.source ?? null,
    value: (differ ? chosen : stated[0])?.value ?? null,
    answer: fields[id],
    question: differ ? `${question} (${listed(figures)})` : question,
  };
};

export const factsOf = (record: IntakeRecord, statements: Statements): Facts => ({
  'owner-income': factOf('owner-income', record, statements),
  'partner-income': factOf('partner-income', record, statements),
  'home-value': factOf('home-value', record, statements),
  'home-mortgage': factOf('home-mortgage', record, statements),
});

/** The record with the figure that each fact settles on; undefined while the couple has not chosen. */
export const settledRecord = (record: IntakeRecord, facts: Facts): IntakeRecord => {
  const settled = { ...record };
  for (const { id, value, stated } of Object.values(facts)) {
    if (stated.length === 0) continue;
    if (value === null) delete settled[fields[id]];
    else settled[fields[id]] = value;
  }
  return settled;
};

/** Figures that the answers and the disclosures state differently, as printed. */
export const differingFigures = (facts: Facts): DifferingFigure[] =>
  Object.values(facts)
    .filter(({ stated }) => new Set(stated.map(({ value }) => value)).size > 1)
    .map(({ id, stated, chosen }) => ({
      fact: id,
      stated: stated.map(({ source, value }) => ({ source, figure: money(value) })),
      chosen,
    }));
