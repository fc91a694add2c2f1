import type { Cents } from '@evenhand/contracts/money';
import { portion } from '@evenhand/family-law/money';
import { money } from '@evenhand/family-law/print';
import type { Paper } from '@evenhand/paper/paper';
import { drawHeading, drawParagraph } from '@evenhand/paper/prose';
import { drawTable } from '@evenhand/paper/table';
import { financialStatement } from '@evenhand/wording/financial-statement';
import type { SnapshotContent } from '../frozen/snapshot-content.js';
import { debtRows, type IncomeSource, statedSources } from './form-rows.js';
import { amountOf, type OwnDebt, proofOf, sumOf, totalAmount } from './own-statement.js';

const { income: wording, expenses, household, moreIncome, childExpenses, untold } = financialStatement;
const YEARS = 3;

type Income = SnapshotContent['incomes'][number];
type Year = Omit<Income, 'id'> & { ids: string[] };

const sumOfStated = (...amounts: (Cents | null)[]): Cents | null =>
  amounts.every((amount) => amount === null) ? null : sumOf(amounts);

/** The newest years first. Older lists may have several entries of one year. */
const yearsOf = (incomes: readonly Income[]): Year[] =>
  [...Map.groupBy(incomes, ({ year }) => year).values()]
    .flatMap(([first, ...more]) => {
      if (!first) return [];
      const entries = [first, ...more];
      const sum = (source: IncomeSource) => sumOfStated(...entries.map((entry) => entry[source]));
      return {
        ...first,
        ids: entries.map(({ id }) => id),
        taxableIncome: sumOf(entries.map(({ taxableIncome }) => taxableIncome)),
        employmentIncome: sum('employmentIncome'),
        selfEmploymentIncome: sum('selfEmploymentIncome'),
        investmentIncome: sum('investmentIncome'),
        otherIncome: sum('otherIncome'),
      };
    })
    .toSorted((one, other) => other.year - one.year);

/** Part 1 of both forms. Sources without an amount are printed as not stated. */
export const drawIncome = (paper: Paper, content: SnapshotContent): void => {
  drawHeading(paper, 'H2', wording.part);
  const years = yearsOf(content.incomes.filter(({ whose }) => whose === 'party_a')).slice(0, YEARS);
  const [newest] = years;
  if (newest) drawSources(paper, newest);
  else drawParagraph(paper, wording.noIncome);
  drawParagraph(paper, wording.benefits);
  if (years.length === 0) return;
  drawParagraph(paper, wording.threeYears);
  drawTable(paper, {
    header: [wording.year, wording.line15000, wording.proof],
    rows: years.map(({ ids, year, taxableIncome }) => [String(year), money(taxableIncome), proofOf(content, ...ids)]),
    shares: [1, 1.4, 3],
    amounts: [1],
  });
};

const drawSources = (paper: Paper, income: Year): void => {
  const stated = statedSources(income);
  const sources = Object.entries(wording.sources).map(([source, name]) => [name, amountOf(stated.get(source))]);
  drawTable(paper, {
    header: [wording.source, wording.ofYear(income.year)],
    rows: sources,
    totals: [
      [wording.monthly, money(portion(income.taxableIncome, 1, 12))],
      [wording.yearly, money(income.taxableIncome)],
    ],
    shares: [4, 1.4],
    amounts: [1],
  });
  drawParagraph(paper, `${wording.lastYear(income.year)}: ${money(income.taxableIncome)}.`);
};

/** Part 2 of both forms; lists the payments of debts. */
export const drawExpenses = (paper: Paper, debts: readonly OwnDebt[]): void => {
  drawHeading(paper, 'H2', expenses.part);
  const layout = { header: [expenses.expense, expenses.monthly], shares: [4, 1.4], amounts: [1] };
  drawTable(paper, {
    ...layout,
    rows: expenses.groups.map((group) => [group, untold]),
    totals: [[expenses.total, untold]],
  });
  if (debts.every(({ monthlyPayment }) => monthlyPayment === null)) return;
  drawParagraph(paper, expenses.ofDebts);
  const sum = (expense: string) => {
    const amounts = debts
      .filter(({ category }) => debtRows[category].expense === expense)
      .map(({ monthlyPayment }) => monthlyPayment);
    return amounts.length === 0 ? untold : totalAmount(amounts);
  };
  drawTable(paper, {
    ...layout,
    rows: Object.entries(expenses.payments).map(([expense, name]) => [name, sum(expense)]),
  });
};

export const drawHousehold = (paper: Paper, heading: string): void => {
  drawHeading(paper, 'H2', heading);
  drawTable(paper, {
    header: [household.question, household.answer],
    rows: household.questions.map((question) => [question, untold]),
    shares: [4, 1.4],
    amounts: [],
  });
};

/** Schedules for further income and children's expenses. */
export const drawMoreIncome = (paper: Paper): void => {
  drawHeading(paper, 'H2', moreIncome.schedule);
  drawTable(paper, {
    header: [wording.source, moreIncome.amount],
    rows: moreIncome.sources.map((source) => [source, untold]),
    shares: [4, 1.4],
    amounts: [1],
  });
};

export const drawChildExpenses = (paper: Paper, heading: string): void => {
  drawHeading(paper, 'H2', heading);
  drawParagraph(paper, `${childExpenses.total}: ${untold}.`);
};
