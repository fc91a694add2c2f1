import type { AnalyticsSummary } from '@evenhand/contracts/analytics/analytics';
import { Card } from '@evenhand/ui/card';
import { countedWording, countsWording as wording } from '@evenhand/wording/analytics';
import styles from './counting.module.css';

const DAYS = 7;
const DAY_MS = 86_400_000;

/** Events in the last days of the period, today included. */
const lately = ({ byDay, to }: AnalyticsSummary, name: string): number => {
  const first = new Date(Date.parse(to) - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  return byDay.filter((one) => one.name === name && one.day >= first).reduce((sum, { count }) => sum + count, 0);
};

/** Visitors are counted once a day. */
export const Counts = ({ summary }: { summary: AnalyticsSummary }) => (
  <Card title={wording.eventsTitle}>
    {summary.counts.length === 0 ? (
      <p>{wording.none}</p>
    ) : (
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{wording.columns.what}</th>
            <th scope="col" className={styles.number}>
              {wording.columns.count}
            </th>
            <th scope="col" className={styles.number}>
              {wording.columns.visitors}
            </th>
            <th scope="col" className={styles.number}>
              {wording.columns.last}
            </th>
          </tr>
        </thead>
        <tbody>
          {summary.counts.map(({ name, count, visitors }) => (
            <tr key={name}>
              <th scope="row">{countedWording.events[name]}</th>
              <td className={styles.number}>{count}</td>
              <td className={styles.number}>{visitors}</td>
              <td className={styles.number}>{lately(summary, name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </Card>
);
