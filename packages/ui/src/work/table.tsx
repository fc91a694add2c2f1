import './styles/table.css';
import type { TableProps as AntTableProps } from 'antd';
import AntTable from 'antd/es/table';
import type { ReactNode } from 'react';
import { Themed } from './themed.js';

type Passed = 'columns' | 'dataSource' | 'rowKey' | 'summary' | 'footer' | 'expandable' | 'sticky' | 'size' | 'onRow';

interface TableProps<Row extends object> extends Pick<AntTableProps<Row>, Passed> {
  /** The accessible name of the table. */
  label: string;
  /** Shown without rows. */
  empty: ReactNode;
  /** Rows per page; all rows without it. */
  pageSize?: number;
}

/** A table with sortable and expandable rows and totals; scrolls horizontally on narrow screens. */
export const Table = <Row extends object>({ label, empty, pageSize, ...rest }: TableProps<Row>) => (
  <Themed>
    <AntTable<Row>
      {...rest}
      aria-label={label}
      scroll={{ x: 'max-content' }}
      pagination={pageSize ? { pageSize, showSizeChanger: false, hideOnSinglePage: true } : false}
      showSorterTooltip={false}
      locale={{ emptyText: empty }}
    />
  </Themed>
);
