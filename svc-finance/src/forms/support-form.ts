import { minus } from '@evenhand/family-law/money';
import { money } from '@evenhand/family-law/print';
import type { Paper } from '@evenhand/paper/paper';
import { drawHeading } from '@evenhand/paper/prose';
import { drawTable } from '@evenhand/paper/table';
import { financialStatement } from '@evenhand/wording/financial-statement';
import type { SnapshotContent } from '../frozen/snapshot-content.js';
import { assetRows, debtRows } from './form-rows.js';
import { drawChildExpenses, drawExpenses, drawHousehold, drawIncome, drawMoreIncome } from './income-parts.js';
import { amountOf, type OwnAsset, type OwnDebt, ownAssets, ownDebts, sumOf } from './own-statement.js';

const { support: wording, columns, untold, none, household, childExpenses } = financialStatement;

/** Form 13 asks for current values only, not for those at marriage. */
export const drawSupportForm = (paper: Paper, content: SnapshotContent): void => {
  const [assets, debts] = [ownAssets(content), ownDebts(content)];
  drawIncome(paper, content);
  drawExpenses(paper, debts);
  drawAssets(paper, assets);
  drawDebts(paper, debts);
  drawSummary(paper, assets, debts);
  drawMoreIncome(paper);
  drawHousehold(paper, household.schedule);
  drawChildExpenses(paper, childExpenses.scheduleC);
};

const total = (items: readonly (OwnAsset | OwnDebt)[]) => sumOf(items.map(({ today }) => today));

const drawAssets = (paper: Paper, assets: readonly OwnAsset[]): void => {
  drawHeading(paper, 'H2', wording.assets);
  const listed = new Set<string>(Object.values(assetRows).map(({ form13 }) => form13));
  const rowsOf = ([row, name]: [string, string]): string[][] => {
    const own = assets.filter(({ category }) => assetRows[category].form13 === row);
    if (own.length === 0) return [[name, listed.has(row) ? none : untold, '', '', '']];
    return own.map((asset) => [
      name,
      [asset.name, asset.location].filter(Boolean).join(', '),
      asset.share,
      money(asset.today),
      asset.proof,
    ]);
  };
  drawTable(paper, {
    header: [columns.kind, columns.item, columns.share, columns.today, columns.proof],
    rows: Object.entries(wording.kinds).flatMap(rowsOf),
    totals: [[wording.allAssets, '', '', money(total(assets)), '']],
    shares: [1.6, 2.2, 0.8, 1.3, 1.6],
    amounts: [3],
  });
};

const drawDebts = (paper: Paper, debts: readonly OwnDebt[]): void => {
  drawHeading(paper, 'H2', wording.debts);
  const listed = new Set<string>(Object.values(debtRows).map(({ form13 }) => form13));
  const rowsOf = ([row, name]: [string, string]): string[][] => {
    const own = debts.filter(({ category }) => debtRows[category].form13 === row);
    if (own.length === 0) return [[name, listed.has(row) ? none : untold, '', '', '', '', '']];
    return own.map((debt) => [
      name,
      debt.name,
      debt.share,
      money(debt.today),
      amountOf(debt.monthlyPayment),
      untold,
      debt.proof,
    ]);
  };
  const { kind, creditor, share, owing, payment, isPaid, proof } = columns;
  drawTable(paper, {
    header: [kind, creditor, share, owing, payment, isPaid, proof],
    rows: Object.entries(wording.debtKinds).flatMap(rowsOf),
    totals: [[wording.allDebts, '', '', money(total(debts)), '', '', '']],
    shares: [1.5, 1.5, 0.7, 1.2, 1.1, 0.9, 1.2],
    amounts: [3, 4],
  });
};

const drawSummary = (paper: Paper, assets: readonly OwnAsset[], debts: readonly OwnDebt[]): void => {
  drawHeading(paper, 'H2', wording.summary);
  drawTable(paper, {
    header: [columns.step, columns.amount],
    rows: [
      [wording.lines.assets, money(total(assets))],
      [wording.lines.debts, money(total(debts))],
    ],
    totals: [[wording.lines.net, money(minus(total(assets), total(debts)))]],
    shares: [4, 1.4],
    amounts: [1],
  });
};
