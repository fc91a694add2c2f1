import { Button } from '@evenhand/ui/button';
import { Download } from '@evenhand/ui/icons';
import { saveFile } from '@evenhand/web-kit/save-file';
import { financeWording } from '@evenhand/wording/finance';
import type { Finances } from '../../lists/use-finances.js';

/** The start of a formula in a spreadsheet, also after a tab or line break. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

/** Prefixes formulas with an apostrophe (CSV injection). */
const cellOf = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return (value / 100).toFixed(2);
  const plain = FORMULA.test(value) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
};

/** Rows as CSV (RFC 4180) with a byte order mark, by which Excel recognizes UTF-8. Numbers are cents. */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;

const { list, exported, assets: assetWording, debts: debtWording, ownership } = financeWording;

const rowsOf = ({ assets, debts }: Finances): (string | number | null)[][] => [
  [exported.list, exported.name, exported.kind, list.whose, list.atMarriage, list.atSeparation, list.today],
  ...assets.map(({ name, category, ownership: whose, atMarriage, atSeparation, value }) => [
    assetWording.column,
    name,
    assetWording.categories[category],
    ownership[whose],
    atMarriage,
    atSeparation,
    value,
  ]),
  ...debts.map(({ creditor, category, responsibility, atMarriage, atSeparation, currentBalance }) => [
    debtWording.column,
    creditor,
    debtWording.categories[category],
    ownership[responsibility],
    atMarriage,
    atSeparation,
    currentBalance,
  ]),
];

export const ExportButton = ({ finances }: { finances: Finances }) => (
  <Button onClick={() => void saveFile(new Response(csvOf(rowsOf(finances))), exported.file)}>
    <Download /> {exported.open}
  </Button>
);
