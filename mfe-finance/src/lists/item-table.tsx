import type { Ownership } from '@evenhand/contracts/finance/items';
import { type Cents, cents } from '@evenhand/contracts/money';
import { Badge } from '@evenhand/ui/badge';
import { classNames } from '@evenhand/ui/class-names';
import { Paperclip } from '@evenhand/ui/icons';
import { Segmented } from '@evenhand/ui/work/segmented';
import { type Column, Table } from '@evenhand/ui/work/table';
import { inDollars } from '@evenhand/web-kit/amount';
import { financeWording } from '@evenhand/wording/finance';
import { tableWording } from '@evenhand/wording/tables';
import { type ReactNode, useState } from 'react';
import { AmountCell } from './amount-cell.js';
import styles from './lists.module.css';

const { list: wording, ownership } = financeWording;

/** Rows rendered at first; a thousand would block the page. */
const FIRST_ROWS = 100;

const sides = { party_a: 'you', party_b: 'partner', joint: 'both' } as const;
const everyOwner = ['party_a', 'party_b', 'joint'] as const;

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
  /** Stores the corrected amount of that column; returns the sentence of a refusal. */
  correct: (column: number, text: string) => Promise<string | null>;
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

const columnsOf = (column: string, amountColumns: readonly string[]): Column<ItemRow>[] => [
  {
    name: column,
    isHead: true,
    sort: { compare: (one, other) => one.name.localeCompare(other.name, 'en-CA'), orders: tableWording.orders.text },
    cell: (row) => <ItemName {...row} />,
  },
  { name: wording.whose, cell: ({ whose }) => <Badge kind={sides[whose]}>{ownership[whose]}</Badge> },
  ...amountColumns.map((name, index): Column<ItemRow> => {
    const amountOf = ({ amounts }: ItemRow) => amounts[index] ?? null;
    return {
      name,
      isFigure: true,
      sort: {
        compare: (one, other) => (amountOf(one) ?? -1) - (amountOf(other) ?? -1),
        orders: tableWording.orders.amount,
      },
      cell: (row) => (
        <AmountCell
          amount={amountOf(row)}
          label={wording.amountOf(name, row.name)}
          correct={(text) => row.correct(index, text)}
        />
      ),
    };
  }),
  { name: wording.actions, isUnnamed: true, cell: ({ actions }) => actions },
];

/** Totals include rows that are not rendered yet. */
export const ItemTable = ({ heading, column, amountColumns, rows, hasTotal = true }: ItemTableProps) => {
  const [chosen, setChosen] = useState<Ownership | 'everyone'>('everyone');
  const owners = everyOwner.filter((whose) => rows.some((row) => row.whose === whose));
  // The filter is removed with the last item of its owner.
  const filter = owners.find((whose) => whose === chosen) ?? 'everyone';
  const shown = filter === 'everyone' ? rows : rows.filter(({ whose }) => whose === filter);
  const total = (index: number) => cents(shown.reduce((sum, { amounts }) => sum + (amounts[index] ?? 0), 0));
  return (
    <>
      {owners.length > 1 && (
        <Segmented
          label={wording.filter}
          value={filter}
          onChange={setChosen}
          options={[
            { value: 'everyone', label: wording.everyone },
            ...owners.map((whose) => ({ value: whose, label: ownership[whose] })),
          ]}
        />
      )}
      <Table
        label={heading}
        columns={columnsOf(column, amountColumns)}
        rows={shown}
        sorting={tableWording}
        first={{ rows: FIRST_ROWS, showAll: wording.showAll }}
        foot={
          hasTotal && (
            <tr>
              <th scope="row" colSpan={2}>
                {filter === 'everyone' ? wording.total : wording.totalOf(ownership[filter])}
              </th>
              {amountColumns.map((name, index) => (
                <td key={name} data-column={name}>
                  {inDollars(total(index))}
                </td>
              ))}
              <td />
            </tr>
          )
        }
      />
    </>
  );
};

const ItemName = ({ name, icon, about, proofs = [] }: ItemRow) => (
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
);
