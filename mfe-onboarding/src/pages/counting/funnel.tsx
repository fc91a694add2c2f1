import type { AnalyticsSummary } from '@evenhand/contracts/analytics/analytics';
import { Card } from '@evenhand/ui/card';
import { countedWording, countsWording as wording } from '@evenhand/wording/analytics';
import styles from './counting.module.css';

const isKnown = (funnel: string): funnel is keyof typeof wording.funnels => Object.hasOwn(wording.funnels, funnel);

/** Visitors at each step, and their share of those at the first. */
export const Funnel = ({ funnel, steps }: AnalyticsSummary['funnels'][number]) => {
  const began = steps[0]?.visitors ?? 0;
  return (
    <Card title={isKnown(funnel) ? wording.funnels[funnel] : funnel}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{wording.step}</th>
            <th scope="col" className={styles.number}>
              {wording.visitors}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ name, visitors }) => (
            <tr key={name}>
              <th scope="row">{countedWording.events[name]}</th>
              <td className={styles.number}>
                {began > 0 ? wording.reached(visitors, Math.round((100 * visitors) / began)) : visitors}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
};
