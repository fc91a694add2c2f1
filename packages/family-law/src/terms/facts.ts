import type { DifferingFigure, FactId, FactSource } from '@evenhand/contracts/agreement/fact-choice';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import type { Statements } from '../agreement/statements.js';
import { listed } from '../print.js';
import { type StatedFigure, statedFigures } from './stated-figures.js';
import type { Term } from './term.js';

/** A figure with everything that states it; open until the couple chose between figures that differ. */
export interface Fact<Value extends number = Cents> extends Term<Value> {
  readonly id: FactId;
  readonly stated: readonly { readonly source: FactSource; readonly value: Value; readonly figure: string }[];
  /** The chosen source where the figures differ; otherwise null. */
  readonly chosen: FactSource | null;
}

/** Amounts in cents; the share in hundredths of a percent. */
export type Facts = Readonly<Record<Exclude<FactId, 'home-share'>, Fact> & Record<'home-share', Fact<number>>>;

export const sourceNames: Record<FactSource, string> = {
  answer: 'in the answers',
  'owner-statement': 'in Schedule A',
  'partner-statement': 'in Schedule B',
};

const factOf = <Value extends number>(
  id: FactId,
  figure: StatedFigure<Value>,
  record: IntakeRecord,
  { owner, partner, choices }: Statements,
): Fact<Value> => {
  const answer = figure.answer(record);
  const inStatements: [FactSource, Value | null][] = [
    ['owner-statement', owner && figure.inStatement(owner, 'owner')],
    ['partner-statement', partner && figure.inStatement(partner, 'partner')],
  ];
  const elsewhere = inStatements.flatMap(([, value]) => (value === null ? [] : [value]));
  const all: typeof inStatements = [['answer', figure.inAnswers(record, elsewhere)], ...inStatements];
  const stated =
    answer === null
      ? []
      : all.flatMap(([source, value]) => (value === null ? [] : [{ source, value, figure: figure.print(value) }]));
  const differ = new Set(stated.map(({ value }) => value)).size > 1;
  const choice = choices?.find(({ fact }) => fact === id)?.source;
  const chosen = differ ? (stated.find(({ source }) => source === choice) ?? null) : null;
  const figures = stated.map((one) => `${one.figure} ${sourceNames[one.source]}`);
  return {
    id,
    stated,
    chosen: chosen?.source ?? null,
    value: (differ ? chosen : stated[0])?.value ?? null,
    answer: answer ?? '',
    question: differ ? `${figure.question} (${listed(figures)})` : figure.question,
  };
};

export const factsOf = (record: IntakeRecord, statements: Statements): Facts => {
  const fact = <Value extends number>(id: FactId, figure: StatedFigure<Value>) =>
    factOf(id, figure, record, statements);
  return {
    'owner-income': fact('owner-income', statedFigures['owner-income']),
    'partner-income': fact('partner-income', statedFigures['partner-income']),
    'home-value': fact('home-value', statedFigures['home-value']),
    'home-mortgage': fact('home-mortgage', statedFigures['home-mortgage']),
    'home-share': fact('home-share', statedFigures['home-share']),
    'owner-pension': fact('owner-pension', statedFigures['owner-pension']),
    'partner-pension': fact('partner-pension', statedFigures['partner-pension']),
  };
};

const settled = <Value extends number>(record: IntakeRecord, figure: StatedFigure<Value>, fact: Fact<Value>) =>
  fact.stated.length === 0 ? record : figure.settled(record, fact.value);

/** The record with the figure that each fact settles on; undefined while the couple has not chosen. */
export const settledRecord = (record: IntakeRecord, facts: Facts): IntakeRecord => {
  const amounts = [
    'owner-income',
    'partner-income',
    'home-value',
    'home-mortgage',
    'owner-pension',
    'partner-pension',
  ] as const;
  const withAmounts = amounts.reduce((before, id) => settled(before, statedFigures[id], facts[id]), record);
  return settled(withAmounts, statedFigures['home-share'], facts['home-share']);
};

/** Figures that the answers and the disclosures state differently, as printed. */
export const differingFigures = (facts: Facts): DifferingFigure[] =>
  Object.values(facts)
    .filter(({ stated }) => new Set(stated.map(({ figure }) => figure)).size > 1)
    .map(({ id, stated, chosen }) => ({
      fact: id,
      stated: stated.map(({ source, figure }) => ({ source, figure })),
      chosen,
    }));
