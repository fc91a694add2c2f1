import type { Asset } from '@evenhand/contracts/finance/assets';
import type { Debt } from '@evenhand/contracts/finance/debts';
import type { Income } from '@evenhand/contracts/finance/incomes';
import type { Ownership } from '@evenhand/contracts/finance/items';
import { Button } from '@evenhand/ui/button';
import { Download } from '@evenhand/ui/icons';
import { saveFile } from '@evenhand/web-kit/save-file';
import { financeWording } from '@evenhand/wording/finance';
import type { Finances } from '../../lists/use-finances.js';

/** The start of a formula in a spreadsheet, also after a tab or line break. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

/** Prefixes formulas with an apostrophe (CSV injection). */
const cellOf = (value: Cell): string => {
  if (value === null) return '';
  if (typeof value === 'number') return (value / 100).toFixed(2);
  const plain = FORMULA.test(value) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
};

/** Rows as CSV (RFC 4180) with a byte order mark, by which Excel recognizes UTF-8. Numbers are cents. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;

const {
  list,
  exported,
  assets: assetWording,
  debts: debtWording,
  incomes: incomeWording,
  ownership,
  grounds,
} = financeWording;

type Cell = string | number | null;

/** Of an item, in percent. */
const shareOf = (whose: Ownership, ownersShare: number): string =>
  String({ joint: ownersShare, party_a: 100, party_b: 0 }[whose]);
const homeOf = (isHome: boolean): string => (isHome ? exported.isHome : '');

const header = [
  exported.list,
  exported.name,
  exported.kind,
  list.whose,
  exported.share,
  list.atMarriage,
  list.atSeparation,
  list.today,
  list.home,
  exported.excluded,
  exported.ground,
  incomeWording.fields.taxableIncome.label,
];

const assetRow = (asset: Asset): Cell[] => [
  assetWording.column,
  asset.name,
  assetWording.categories[asset.category],
  ownership[asset.ownership],
  shareOf(asset.ownership, asset.ownersShare),
  asset.atMarriage,
  asset.atSeparation,
  asset.value,
  homeOf(asset.isMatrimonialHome),
  asset.exclusion?.amount ?? null,
  asset.exclusion && grounds[asset.exclusion.ground],
  null,
];

const debtRow = (debt: Debt): Cell[] => [
  debtWording.column,
  debt.creditor,
  debtWording.categories[debt.category],
  ownership[debt.responsibility],
  shareOf(debt.responsibility, debt.ownersShare),
  debt.atMarriage,
  debt.atSeparation,
  debt.currentBalance,
  homeOf(debt.isForMatrimonialHome),
  null,
  null,
  null,
];

const incomeRow = ({ year, whose, taxableIncome }: Income): Cell[] => [
  exported.income,
  String(year),
  null,
  ownership[whose],
  ...Array<null>(7).fill(null),
  taxableIncome,
];

export const rowsOf = ({ assets, debts, incomes }: Pick<Finances, 'assets' | 'debts' | 'incomes'>): Cell[][] => [
  header,
  ...assets.map(assetRow),
  ...debts.map(debtRow),
  ...incomes.map(incomeRow),
];

export const ExportButton = ({ finances }: { finances: Finances }) => (
  <Button onClick={() => void saveFile(new Response(csvOf(rowsOf(finances))), exported.file)}>
    <Download /> {exported.open}
  </Button>
);
