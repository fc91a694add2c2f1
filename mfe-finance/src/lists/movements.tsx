import type { Ledger } from '@evenhand/contracts/finance/imports';
import { longDate } from '@evenhand/contracts/toronto';
import { inDollars } from '@evenhand/web-kit/amount';
import { financeWording } from '@evenhand/wording/finance';
import styles from './lists.module.css';
import { TableHead } from './table-head.js';

const wording = financeWording.imports;
export const Movements = ({ movements }: { movements: Ledger['movements'] }) => (
  <div className={styles.stacked}>
    <table className={styles.table}>
      <caption className="visually-hidden">{wording.ledger}</caption>
      <TableHead words={[wording.day, wording.what]} amounts={[wording.amount]} />
      <tbody>
        {movements.map(({ date, description, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two movements can be identical
          <tr key={index}>
            <td>{longDate(date)}</td>
            <td>
              <bdi>{description}</bdi>
            </td>
            <td className={styles.amount} data-column={wording.amount}>
              {inDollars(amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
