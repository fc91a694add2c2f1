import { NOTHING, plus, portion } from '@evenhand/family-law/money';
import { money } from '@evenhand/family-law/print';
import { financialStatement } from '@evenhand/wording/financial-statement';
import type { SnapshotContent } from '../frozen/snapshot-content.js';
import { debtRows, statedSources } from './form-rows.js';
import { amountOf, type OwnDebt, proofOf } from './own-statement.js';
import type { Paper } from './paper.js';

const { income: wording, expenses, household, moreIncome, childExpenses, untold } = financialStatement;
const YEARS = 3;

type Income = SnapshotContent['incomes'][number];

/** Part 1 of both forms. The sources that are not listed here are not stated. */
export const drawIncome = (paper: Paper, content: SnapshotContent): void => {
  paper.heading('H2', wording.part);
  const years = content.incomes
    .filter(({ whose }) => whose === 'party_a')
    .toSorted((one, other) => other.year - one.year)
    .slice(0, YEARS);
  const [newest] = years;
  if (newest) drawSources(paper, newest);
  else paper.paragraph(wording.noIncome);
  paper.paragraph(wording.benefits);
  if (years.length === 0) return;
  paper.paragraph(wording.threeYears);
  paper.table({
    header: [wording.year, wording.line15000, wording.proof],
    rows: years.map(({ id, year, taxableIncome }) => [String(year), money(taxableIncome), proofOf(content, id)]),
    shares: [1, 1.4, 3],
    amounts: [1],
  });
};

const drawSources = (paper: Paper, income: Income): void => {
  const stated = statedSources(income);
  const sources = Object.entries(wording.sources).map(([source, name]) => [name, amountOf(stated.get(source))]);
  paper.table({
    header: [wording.source, wording.ofYear(income.year)],
    rows: sources,
    total: [
      [wording.monthly, money(portion(income.taxableIncome, 1, 12))],
      [wording.yearly, money(income.taxableIncome)],
    ],
    shares: [4, 1.4],
    amounts: [1],
  });
  paper.paragraph(`${wording.lastYear(income.year)}: ${money(income.taxableIncome)}.`);
};

/** Part 2 of both forms. Of the expenses, the payments of debts are listed here. */
export const drawExpenses = (paper: Paper, debts: readonly OwnDebt[]): void => {
  paper.heading('H2', expenses.part);
  const layout = { header: [expenses.expense, expenses.monthly], shares: [4, 1.4], amounts: [1] };
  paper.table({
    ...layout,
    rows: expenses.groups.map((group) => [group, untold]),
    total: [[expenses.total, untold]],
  });
  const paid = debts.filter(({ monthlyPayment }) => monthlyPayment !== null);
  if (paid.length === 0) return;
  paper.paragraph(expenses.ofDebts);
  const sum = (expense: string) => {
    const amounts = paid
      .filter(({ category }) => debtRows[category].expense === expense)
      .map(({ monthlyPayment }) => monthlyPayment ?? NOTHING);
    return amounts.length === 0 ? untold : money(plus(NOTHING, ...amounts));
  };
  paper.table({
    ...layout,
    rows: Object.entries(expenses.payments).map(([expense, name]) => [name, sum(expense)]),
  });
};

export const drawHousehold = (paper: Paper, heading: string): void => {
  paper.heading('H2', heading);
  paper.table({
    header: [household.question, household.answer],
    rows: household.questions.map((question) => [question, untold]),
    shares: [4, 1.4],
    amounts: [],
  });
};

/** The schedules on further income and on the children's expenses. */
export const drawMoreIncome = (paper: Paper): void => {
  paper.heading('H2', moreIncome.schedule);
  paper.table({
    header: [wording.source, moreIncome.amount],
    rows: moreIncome.sources.map((source) => [source, untold]),
    shares: [4, 1.4],
    amounts: [1],
  });
};

export const drawChildExpenses = (paper: Paper, heading: string): void => {
  paper.heading('H2', heading);
  paper.paragraph(`${childExpenses.total}: ${untold}.`);
};
