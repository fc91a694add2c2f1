import type { Ledger } from '@evenhand/contracts/finance/imports';
import { inDollars } from '@evenhand/web-kit/amount';
import { financeWording } from '@evenhand/wording/finance';
import { TableHead } from './table-head.js';
import styles from './tracker.module.css';

const wording = financeWording.imports;
const MOST_SHOWN = 50;

/** The first movements of a statement or a ledger. */
export const Movements = ({ movements }: { movements: Ledger['movements'] }) => (
  <table className={styles.table}>
    <caption className="visually-hidden">{wording.ledger}</caption>
    <TableHead words={[wording.day, wording.what]} amounts={[wording.amount]} />
    <tbody>
      {movements.slice(0, MOST_SHOWN).map(({ date, description, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: true twins read the same
        <tr key={index}>
          <td>{date}</td>
          <td>
            <bdi>{description}</bdi>
          </td>
          <td className={styles.amount}>{inDollars(amount)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
