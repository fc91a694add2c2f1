import './styles/table.css';
import AntTable from 'antd/es/table';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '../button.js';
import { classNames } from '../class-names.js';
import { SelectInput } from '../inputs.js';
import styles from './table.module.css';
import { Themed } from './themed.js';

export interface Column<Row> {
  /** The heading: unique in its table, and the label of the cell where rows are stacked. */
  name: string;
  /** The heading and label are for screen readers only. */
  isUnnamed?: boolean;
  /** The cell names its row. */
  isHead?: boolean;
  /** Figures end at the same place. */
  isFigure?: boolean;
  /** Without it the table does not sort by the column. */
  sort?: {
    /** Ascending order. */
    compare: (one: Row, other: Row) => number;
    /** Names of the ascending and the descending order. */
    orders: readonly [string, string];
  };
  cell: (row: Row) => ReactNode;
}

interface SortWords {
  /** Label of the choice that replaces the headings where rows are stacked. */
  label: string;
  /** The order of the caller. */
  none: string;
}

interface TableProps<Row extends { id: string }> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Shown without rows. */
  empty?: ReactNode;
  /** Without it the table does not sort. */
  sorting?: SortWords;
  /** Rows rendered at first, and the words of the button that shows all. */
  first?: { rows: number; showAll: (count: number) => string };
  /** The content of `<tfoot>`. */
  foot?: ReactNode;
  /** In a card, which has a frame. */
  isFramed?: boolean;
}

/** So many fit next to each other on a tablet. */
const FEW_COLUMNS = 4;

interface Sort {
  name: string;
  order: 'ascend' | 'descend';
}

const written = ({ name, order }: Sort): string => `${order} ${name}`;

const sortedBy = <Row,>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | null): Row[] => {
  const compare = columns.find(({ name }) => name === sort?.name)?.sort?.compare;
  if (!compare) return [...rows];
  return rows.toSorted((one, other) => (sort?.order === 'descend' ? compare(other, one) : compare(one, other)));
};

/** antd sorts at Enter only; a heading that is operated like a button also answers Space. */
const clickAtSpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** A table that sorts; rows are stacked where they do not fit. */
export const Table = <Row extends { id: string }>(props: TableProps<Row>) => {
  const { label, columns, rows, empty, sorting, first, foot, isFramed } = props;
  const [sort, setSort] = useState<Sort | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const sorted = sortedBy(rows, columns, sort);
  const shown = first && !showsAll ? sorted.slice(0, first.rows) : sorted;
  return (
    <div className={classNames(styles.fitted, columns.length <= FEW_COLUMNS && styles.few)}>
      {sorting && rows.length > 1 && (
        <div className={styles.sorting}>
          <SortChoice columns={columns} words={sorting} sort={sort} onSort={setSort} />
        </div>
      )}
      <Themed>
        <AntTable<Row>
          aria-label={label}
          className={classNames(styles.table, isFramed && styles.framed)}
          rowKey="id"
          dataSource={shown}
          columns={columns.map((column) => ({
            key: column.name,
            title: column.isUnnamed ? <span className="visually-hidden">{column.name}</span> : column.name,
            className: classNames(column.isFigure && styles.figure, column.isUnnamed && styles.unnamed),
            ...(column.isHead && { rowScope: 'row' as const }),
            ...(sorting &&
              column.sort && {
                sorter: true,
                sortOrder: sort?.name === column.name ? sort.order : null,
                onHeaderCell: () => ({ onKeyDown: clickAtSpace }),
              }),
            onCell: () => ({ role: column.isHead ? 'rowheader' : 'cell', 'data-column': column.name }),
            render: (_, row) => column.cell(row),
          }))}
          onRow={() => ({ role: 'row' })}
          onChange={(_page, _filters, chosen) => {
            const { columnKey, order } = Array.isArray(chosen) ? {} : chosen;
            setSort(order ? { name: String(columnKey), order } : null);
          }}
          summary={foot ? () => foot : undefined}
          pagination={false}
          showSorterTooltip={false}
          locale={{ emptyText: empty }}
        />
      </Themed>
      {first && shown.length < rows.length && (
        <Button onClick={() => setShowsAll(true)}>{first.showAll(rows.length)}</Button>
      )}
    </div>
  );
};

interface SortChoiceProps<Row> {
  columns: readonly Column<Row>[];
  words: SortWords;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

const SortChoice = <Row,>({ columns, words, sort, onSort }: SortChoiceProps<Row>) => {
  const choices = columns.flatMap(({ name, sort: by }) =>
    by
      ? [
          { sort: { name, order: 'ascend' as const }, label: `${name}: ${by.orders[0]}` },
          { sort: { name, order: 'descend' as const }, label: `${name}: ${by.orders[1]}` },
        ]
      : [],
  );
  return (
    <SelectInput
      label={words.label}
      empty={words.none}
      options={choices.map((one) => ({ value: written(one.sort), label: one.label }))}
      value={sort ? written(sort) : ''}
      onChange={(value) => onSort(choices.find((one) => written(one.sort) === value)?.sort ?? null)}
    />
  );
};
