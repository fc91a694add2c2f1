import type { ReactNode } from 'react';
import styles from './lists.module.css';

interface TableHeadProps {
  /** Text columns; an empty string is a heading without text. */
  words: readonly string[];
  amounts: readonly string[];
  /** Columns after the amounts. */
  children?: ReactNode;
}

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
