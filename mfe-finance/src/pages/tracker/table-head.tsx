import type { ReactNode } from 'react';
import styles from './tracker.module.css';

interface TableHeadProps {
  /** Columns of words; an empty one stands above the names of the rows. */
  words: readonly string[];
  amounts: readonly string[];
  /** Columns that stand behind the amounts. */
  children?: ReactNode;
}

/** The names of a table's columns: words first, then amounts. */
export const TableHead = ({ words, amounts, children }: TableHeadProps) => (
  <thead>
    <tr>
      {words.map((name) =>
        name ? (
          <th key={name} scope="col">
            {name}
          </th>
        ) : (
          <td key={name} />
        ),
      )}
      {amounts.map((name) => (
        <th key={name} scope="col" className={styles.amount}>
          {name}
        </th>
      ))}
      {children}
    </tr>
  </thead>
);
