import { Button } from '@evenhand/ui/button';
import { Download } from '@evenhand/ui/icons';
import { saveFile } from '@evenhand/web-kit/save-file';
import { financeWording } from '@evenhand/wording/finance';
import { csvOf } from './csv.js';
import type { Finances } from './use-finances.js';

const { list, exported, assets: assetWording, debts: debtWording, ownership } = financeWording;

/** Both lists as rows of one table. */
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
