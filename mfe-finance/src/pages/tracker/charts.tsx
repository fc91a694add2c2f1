import type { Asset, AssetCategory } from '@evenhand/contracts/finance/assets';
import type { Debt } from '@evenhand/contracts/finance/debts';
import { cents } from '@evenhand/contracts/money';
import { Card } from '@evenhand/ui/card';
import { classNames } from '@evenhand/ui/class-names';
import { fillOf, Hatch } from '@evenhand/ui/hatch';
import { type Whose, WhoseLabel } from '@evenhand/ui/person';
import { inDollars } from '@evenhand/web-kit/amount';
import { financeWording } from '@evenhand/wording/finance';
import { Fragment, type ReactNode, useId } from 'react';
import styles from '../../lists/lists.module.css';
import { TableHead } from '../../lists/table-head.js';
import chart from './charts.module.css';
import { netWorthOf, totalAssets } from './sums.js';

const wording = financeWording.charts;
const { list, property } = financeWording;
const { shares } = financeWording.summary;
const WIDTH = 320;

interface BarProps {
  whose: Whose;
  /** Share from 0 to 1, with a visible minimum. */
  part: number;
}

const Bar = ({ whose, part }: BarProps) => {
  const hatch = useId();
  return (
    <svg className={chart.bar} viewBox={`0 0 ${WIDTH} 12`} preserveAspectRatio="none" aria-hidden="true">
      <Hatch id={hatch} />
      <rect width={Math.max(2, part * WIDTH)} height="12" {...fillOf(whose, hatch)} />
    </svg>
  );
};

const AsTable = ({ children }: { children: ReactNode }) => (
  <details className={styles.working}>
    <summary>{wording.table}</summary>
    <table className={styles.table}>{children}</table>
  </details>
);

/** Bars by category, largest first; length carries the value, not colour. */
export const AssetsByCategory = ({ assets }: { assets: readonly Asset[] }) => {
  const kinds = [...Map.groupBy(assets, ({ category }) => category)]
    .map(([category, of]: [AssetCategory, Asset[]]) => ({ category, amount: totalAssets(of) }))
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => other.amount - one.amount);
  const largest = kinds[0]?.amount ?? 1;
  return (
    <Card title={wording.byCategory}>
      <div className={chart.bars} aria-hidden="true">
        {kinds.map(({ category, amount }) => (
          <Fragment key={category}>
            <span>{financeWording.assets.categories[category]}</span>
            <span>{inDollars(amount)}</span>
            <Bar whose="both" part={amount / largest} />
          </Fragment>
        ))}
      </div>
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

/** Net worth of both at the three dates; the partner's bars are hatched. */
export const NetWorthOverTime = ({ assets, debts }: { assets: readonly Asset[]; debts: readonly Debt[] }) => {
  const [yours, theirs] = [netWorthOf('party_a', assets, debts), netWorthOf('party_b', assets, debts)];
  const dates = [list.atMarriage, list.atSeparation, list.today];
  const largest = Math.max(1, ...[...yours, ...theirs].map(Math.abs));
  return (
    <Card title={wording.netWorth}>
      <p className={styles.about}>{wording.netWorthLead}</p>
      <div className={classNames(chart.bars, chart.named)} aria-hidden="true">
        {dates.map((date, index) => (
          <Fragment key={date}>
            <strong>{date}</strong>
            {[
              { whose: 'you' as const, amount: yours[index] ?? cents(0) },
              { whose: 'partner' as const, amount: theirs[index] ?? cents(0) },
            ].map(({ whose, amount }) => (
              <Fragment key={whose}>
                <WhoseLabel whose={whose}>{`${shares[whose]} ${inDollars(amount)}`}</WhoseLabel>
                <Bar whose={whose} part={Math.abs(amount) / largest} />
              </Fragment>
            ))}
          </Fragment>
        ))}
      </div>
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
