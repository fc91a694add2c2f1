import type { Cents } from '@evenhand/contracts/money';
import { longDate } from '@evenhand/contracts/toronto';
import { minus, plus } from '@evenhand/family-law/money';
import { money } from '@evenhand/family-law/print';
import type { Paper } from '@evenhand/paper/paper';
import { drawHeading, drawParagraph } from '@evenhand/paper/prose';
import { drawTable } from '@evenhand/paper/table';
import { financeWording } from '@evenhand/wording/finance';
import { financialStatement } from '@evenhand/wording/financial-statement';
import type { SnapshotContent } from '../frozen/snapshot-content.js';
import { assetRows } from './form-rows.js';
import { drawChildExpenses, drawExpenses, drawHousehold, drawIncome, drawMoreIncome } from './income-parts.js';
import {
  amountOf,
  type OwnAsset,
  type OwnDebt,
  orNone,
  ownAssets,
  ownDebts,
  sumOf,
  totalAmount,
} from './own-statement.js';

const { property: wording, columns, untold, grounds, household, childExpenses } = financialStatement;

const parts = Object.entries(wording.parts);
const listed = new Set<string>(Object.values(assetRows).map(({ form131 }) => form131));

const dated = { shares: [2.4, 1, 1.2, 1.2, 1.2, 1.6], amounts: [2, 3, 4] };
const dates = [columns.marriage, columns.valuation, columns.today];
const atDates = ({ atMarriage, atSeparation, today }: OwnAsset | OwnDebt) => [atMarriage, atSeparation, today];
const totalOf = (name: string, items: readonly (OwnAsset | OwnDebt)[]) => [
  name,
  '',
  ...[0, 1, 2].map((date) => totalAmount(items.map((item) => atDates(item)[date] ?? null))),
  '',
];

/** Form 13.1. */
export const drawPropertyForm = (paper: Paper, content: SnapshotContent): void => {
  const [assets, debts] = [ownAssets(content), ownDebts(content)];
  drawIncome(paper, content);
  drawExpenses(paper, debts);
  drawHousehold(paper, household.part);
  drawAssets(paper, content, assets);
  drawDebts(paper, debts);
  drawMarriage(paper, content, assets, debts);
  drawExcluded(paper, assets);
  drawHeading(paper, 'H2', wording.disposed);
  drawParagraph(paper, wording.disposedLead);
  drawParagraph(paper, `${wording.allDisposed}: ${untold}.`);
  drawCalculation(paper, content);
  drawMoreIncome(paper);
  drawChildExpenses(paper, childExpenses.scheduleB);
};

const drawAssets = (paper: Paper, { division }: SnapshotContent, assets: readonly OwnAsset[]): void => {
  const day = (date: string | null) => (date ? longDate(date) : untold);
  drawHeading(paper, 'H2', wording.assets);
  drawParagraph(paper, wording.dates(day(division.marriageDate), day(division.separationDate)));
  for (const [part, [heading, total]] of parts) {
    drawHeading(paper, 'H3', heading);
    if (!listed.has(part)) {
      drawParagraph(paper, `${total}: ${untold}.`);
      continue;
    }
    const own = assets.filter(({ category }) => assetRows[category].form131 === part);
    drawTable(paper, {
      ...dated,
      header: [columns.item, columns.share, ...dates, columns.proof],
      rows: orNone(
        own.map((asset) => [
          [asset.name, asset.location].filter(Boolean).join(', '),
          asset.share,
          ...atDates(asset).map(amountOf),
          asset.proof,
        ]),
      ),
      totals: part === 'other' ? [totalOf(total, own), totalOf(wording.all, assets)] : [totalOf(total, own)],
    });
  }
};

const drawDebts = (paper: Paper, debts: readonly OwnDebt[]): void => {
  drawHeading(paper, 'H2', wording.debts);
  drawTable(paper, {
    ...dated,
    header: [columns.creditor, columns.share, ...dates, columns.proof],
    rows: orNone(
      debts.map((debt) => [
        `${debt.name}, ${financeWording.debts.categories[debt.category].toLowerCase()}`,
        debt.share,
        ...atDates(debt).map(amountOf),
        debt.proof,
      ]),
    ),
    totals: [totalOf(wording.allDebts, debts)],
  });
};

const drawMarriage = (
  paper: Paper,
  { division }: SnapshotContent,
  assets: readonly OwnAsset[],
  debts: readonly OwnDebt[],
): void => {
  const [owned, owed] = [assets, debts].map((items) => items.filter(({ countsAtMarriage }) => countsAtMarriage));
  const sum = (items: readonly { atMarriage: Cents | null }[] = []) =>
    totalAmount(items.map(({ atMarriage }) => atMarriage));
  const worked = division.equalization?.netFamilyProperty.owner;
  drawHeading(paper, 'H2', wording.marriage);
  drawParagraph(paper, wording.marriageLead);
  drawTable(paper, {
    header: [columns.item, wording.marriageColumns.assets, wording.marriageColumns.debts],
    rows: orNone([
      ...(owned ?? []).map(({ name, atMarriage }) => [name, amountOf(atMarriage), '']),
      ...(owed ?? []).map(({ name, atMarriage }) => [name, '', amountOf(atMarriage)]),
    ]),
    totals: [
      [wording.marriageTotals, sum(owned), sum(owed)],
      [wording.marriageNet, amountOf(worked?.marriageDeduction), ''],
      [wording.deductions, worked ? money(plus(worked.debts, worked.marriageDeduction)) : untold, ''],
    ],
    shares: [4, 1.4, 1.4],
    amounts: [1, 2],
  });
};

const drawExcluded = (paper: Paper, assets: readonly OwnAsset[]): void => {
  drawHeading(paper, 'H2', wording.excluded);
  const excluded = assets.flatMap(({ name, exclusion }) => (exclusion ? [{ name, ...exclusion }] : []));
  drawTable(paper, {
    header: [columns.item, columns.reason, columns.amount],
    rows: orNone(
      excluded.map(({ name, ground, reason, amount }) => [
        name,
        [grounds[ground], reason].filter(Boolean).join(': '),
        money(amount),
      ]),
    ),
    totals: [[wording.allExcluded, '', money(sumOf(excluded.map(({ amount }) => amount)))]],
    shares: [2, 3, 1.2],
    amounts: [2],
  });
};

const drawCalculation = (paper: Paper, { division }: SnapshotContent): void => {
  drawHeading(paper, 'H2', wording.calculation);
  const { equalization, missing, refused } = division;
  if (!equalization) {
    drawParagraph(paper, refused ?? wording.missing(missing.length));
    return;
  }
  const { property, debts, marriageDeduction, excluded, amount } = equalization.netFamilyProperty.owner;
  const deductions = plus(debts, marriageDeduction);
  drawTable(paper, {
    header: [columns.step, columns.amount],
    rows: [
      [wording.lines.property, money(property)],
      [wording.lines.deductions, money(deductions)],
      [wording.lines.balance, money(minus(property, deductions))],
      [wording.lines.excluded, money(excluded)],
    ],
    totals: [[wording.lines.amount, money(amount)]],
    shares: [4, 1.4],
    amounts: [1],
  });
};
