import type { Asset, AssetCategory } from '@evenhand/contracts/finance/assets';
import type { Debt } from '@evenhand/contracts/finance/debts';
import type { Cents } from '@evenhand/contracts/money';
import { Card } from '@evenhand/ui/card';
import { fillOf, Hatch } from '@evenhand/ui/hatch';
import { inDollars } from '@evenhand/web-kit/amount';
import { financeWording } from '@evenhand/wording/finance';
import { type ReactNode, useId } from 'react';
import { netWorthOf, totalAssets } from './sums.js';
import { TableHead } from './table-head.js';
import styles from './tracker.module.css';

const wording = financeWording.charts;
const { list, property } = financeWording;
const WIDTH = 320;
const BAR = 14;

const AsTable = ({ children }: { children: ReactNode }) => (
  <details className={styles.working}>
    <summary>{wording.table}</summary>
    <table className={styles.table}>{children}</table>
  </details>
);

/** Assets of each kind as bars, the largest first; lengths say it, not colours. */
export const AssetsByCategory = ({ assets }: { assets: readonly Asset[] }) => {
  const kinds = [...Map.groupBy(assets, ({ category }) => category)]
    .map(([category, of]: [AssetCategory, Asset[]]) => ({ category, amount: totalAssets(of) }))
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => other.amount - one.amount);
  const largest = kinds[0]?.amount ?? 1;
  return (
    <Card title={wording.byCategory}>
      <svg viewBox={`0 0 ${WIDTH} ${kinds.length * 34 + 2}`} className={styles.chart} aria-hidden="true">
        {kinds.map(({ category, amount }, index) => (
          <g key={category} transform={`translate(0 ${index * 34})`}>
            <text y="11">{financeWording.assets.categories[category]}</text>
            <text x={WIDTH} y="11" textAnchor="end">
              {inDollars(amount)}
            </text>
            <rect y="15" width={Math.max(2, (amount / largest) * WIDTH)} height={BAR} rx="2" className={styles.bar} />
          </g>
        ))}
      </svg>
      <AsTable>
        <TableHead words={[wording.kind]} amounts={[wording.amount]} />
        <tbody>
          {kinds.map(({ category, amount }) => (
            <tr key={category}>
              <th scope="row">{financeWording.assets.categories[category]}</th>
              <td className={styles.amount}>{inDollars(amount)}</td>
            </tr>
          ))}
        </tbody>
      </AsTable>
    </Card>
  );
};

/** Net worth of both at the three dates, side by side: yours plain, your partner's hatched. */
export const NetWorthOverTime = ({ assets, debts }: { assets: readonly Asset[]; debts: readonly Debt[] }) => {
  const hatch = useId();
  const [yours, theirs] = [netWorthOf('party_a', assets, debts), netWorthOf('party_b', assets, debts)];
  const dates = [list.atMarriage, list.atSeparation, list.today];
  const largest = Math.max(1, ...[...yours, ...theirs].map(Math.abs));
  const bar = (amount: Cents | undefined) => Math.max(2, (Math.abs(amount ?? 0) / largest) * (WIDTH - 130));
  return (
    <Card title={wording.netWorth}>
      <p className={styles.about}>{wording.netWorthLead}</p>
      <svg viewBox={`0 0 ${WIDTH} ${dates.length * 54}`} className={styles.chart} aria-hidden="true">
        <Hatch id={hatch} />
        {dates.map((date, index) => (
          <g key={date} transform={`translate(0 ${index * 54})`}>
            <text y="11">{date}</text>
            {([yours[index], theirs[index]] as const).map((amount, side) => (
              <g key={side === 0 ? 'you' : 'partner'} transform={`translate(0 ${16 + side * 17})`}>
                <rect width={bar(amount)} height={BAR} rx="2" {...fillOf(side === 0 ? 'you' : 'partner', hatch)} />
                <text x={bar(amount) + 6} y="11">
                  {amount === undefined ? '' : inDollars(amount)}
                </text>
              </g>
            ))}
          </g>
        ))}
      </svg>
      <AsTable>
        <TableHead words={[wording.date]} amounts={[property.you, property.partner]} />
        <tbody>
          {dates.map((date, index) => (
            <tr key={date}>
              <th scope="row">{date}</th>
              {[yours[index], theirs[index]].map((amount, side) => (
                <td key={side === 0 ? 'you' : 'partner'} className={styles.amount}>
                  {amount === undefined ? '' : inDollars(amount)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </AsTable>
    </Card>
  );
};
