import type { Ownership } from '@evenhand/contracts/finance/items';
import { type Cents, cents } from '@evenhand/contracts/money';
import { Badge } from '@evenhand/ui/badge';
import { Button } from '@evenhand/ui/button';
import { classNames } from '@evenhand/ui/class-names';
import { Paperclip } from '@evenhand/ui/icons';
import { inDollars } from '@evenhand/web-kit/amount';
import { financeWording } from '@evenhand/wording/finance';
import { type ReactNode, useState } from 'react';
import styles from './lists.module.css';
import { TableHead } from './table-head.js';

const wording = financeWording.list;

/** Rows rendered at first; a thousand would block the page. */
const FIRST_ROWS = 100;

const sides = { party_a: 'you', party_b: 'partner', joint: 'both' } as const;

/** A row: name, owner, and amounts in column order; null for a missing amount. */
export interface ItemRow {
  id: string;
  name: string;
  icon?: ReactNode;
  about: readonly string[];
  /** Names of the documents that prove the item. */
  proofs?: readonly string[];
  whose: Ownership;
  amounts: readonly (Cents | null)[];
  actions: ReactNode;
}

interface ItemTableProps {
  heading: string;
  column: string;
  amountColumns: readonly string[];
  rows: readonly ItemRow[];
  /** False for incomes: different years and people do not add up. */
  hasTotal?: boolean;
}

/** Totals include rows that are not rendered yet. */
export const ItemTable = ({ heading, column, amountColumns, rows, hasTotal = true }: ItemTableProps) => {
  const [showsAll, setShowsAll] = useState(false);
  const drawn = showsAll ? rows : rows.slice(0, FIRST_ROWS);
  const total = (index: number) => cents(rows.reduce((sum, { amounts }) => sum + (amounts[index] ?? 0), 0));
  return (
    <>
      <table className={classNames(styles.table, amountColumns.length > 1 && styles.dated)}>
        <caption className="visually-hidden">{heading}</caption>
        <TableHead words={[column, wording.whose]} amounts={amountColumns}>
          <th scope="col">
            <span className="visually-hidden">{wording.actions}</span>
          </th>
        </TableHead>
        <tbody>
          {drawn.map((row) => (
            <Row key={row.id} columns={amountColumns} {...row} />
          ))}
        </tbody>
        {hasTotal && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {wording.total}
              </th>
              {amountColumns.map((name, index) => (
                <td key={name} className={styles.amount} data-column={name}>
                  {inDollars(total(index))}
                </td>
              ))}
              <td />
            </tr>
          </tfoot>
        )}
      </table>
      {drawn.length < rows.length && <Button onClick={() => setShowsAll(true)}>{wording.showAll(rows.length)}</Button>}
    </>
  );
};

const Row = ({
  columns,
  name,
  icon,
  about,
  proofs = [],
  whose,
  amounts,
  actions,
}: ItemRow & { columns: readonly string[] }) => (
  <tr>
    <th scope="row">
      <span className={styles.item}>
        {icon && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <span>
          <bdi>{name}</bdi>
          {about.filter(Boolean).map((line) => (
            <span key={line} className={styles.about}>
              {line}
            </span>
          ))}
          {proofs.length > 0 && (
            <span className={classNames(styles.about, styles.proof)}>
              <Paperclip aria-hidden="true" /> {wording.shownBy} <bdi>{proofs.join(', ')}</bdi>
            </span>
          )}
        </span>
      </span>
    </th>
    <td>
      <Badge kind={sides[whose]}>{financeWording.ownership[whose]}</Badge>
    </td>
    {columns.map((column, index) => {
      const amount = amounts[index] ?? null;
      return (
        <td key={column} className={styles.amount} data-column={column}>
          {amount === null ? <span className={styles.untold}>{wording.untold}</span> : inDollars(amount)}
        </td>
      );
    })}
    <td className={styles.actions}>{actions}</td>
  </tr>
);
