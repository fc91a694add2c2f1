import './styles/table.css';
import type { TableProps as AntTableProps } from 'antd';
import AntTable from 'antd/es/table';
import type { ReactNode } from 'react';
import { Themed } from './themed.js';

type Passed = 'columns' | 'dataSource' | 'rowKey' | 'summary' | 'footer' | 'expandable' | 'sticky' | 'size' | 'onRow';

interface TableProps<Row extends object> extends Pick<AntTableProps<Row>, Passed> {
  /** What the table lists, for who does not see it. */
  label: string;
  /** Shown without rows. */
  empty: ReactNode;
  /** Rows on a page; all of them without it. */
  pageSize?: number;
}

/** Rows that can be sorted, opened and summed up. It scrolls sideways in itself where a screen is narrow. */
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
