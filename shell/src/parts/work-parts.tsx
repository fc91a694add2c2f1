import { Button } from '@evenhand/ui/button';
import { Calendar } from '@evenhand/ui/work/calendar';
import { DateInput } from '@evenhand/ui/work/date-input';
import { Drawer } from '@evenhand/ui/work/drawer';
import { WorkProgress } from '@evenhand/ui/work/progress';
import { Segmented } from '@evenhand/ui/work/segmented';
import { WorkSteps } from '@evenhand/ui/work/steps';
import { type Column, Table } from '@evenhand/ui/work/table';
import { WorkTabs } from '@evenhand/ui/work/tabs';
import { Timeline } from '@evenhand/ui/work/timeline';
import { Tooltip } from '@evenhand/ui/work/tooltip';
import { UploadList } from '@evenhand/ui/work/upload-list';
import { tableWording } from '@evenhand/wording/tables';
import { useState } from 'react';
import { samples } from './samples';

interface Row {
  id: string;
  name: string;
  cents: number;
}

const rows = Array.from({ length: 12 }, (_, at) => ({
  id: `${at}`,
  name: `${samples.short} ${at + 1}`,
  cents: at * 100,
}));
const columns: Column<Row>[] = [
  {
    name: 'Asset',
    isHead: true,
    sort: { compare: (one, other) => one.name.localeCompare(other.name), orders: tableWording.orders.text },
    cell: ({ name }) => name,
  },
  { name: 'Value', isFigure: true, cell: ({ cents }) => cents },
];
const files = (['uploading', 'done', 'error'] as const).map((state) => ({
  key: state,
  name: `${state}.pdf`,
  state,
  percent: 40,
}));
const words = { remove: 'Remove', uploading: 'Uploading', failed: 'Failed' };
const nothing = () => {};

/** Components of signed-in pages, made with antd. */
export const WorkParts = () => {
  const [open, setOpen] = useState(false);
  const [way, setWay] = useState<'list' | 'month'>('list');
  return (
    <>
      <WorkTabs
        label={samples.title}
        tabs={[
          {
            key: 'one',
            name: samples.short,
            panel: <Table label={samples.title} columns={columns} rows={rows} sorting={tableWording} />,
          },
          { key: 'two', name: samples.amount, panel: <p>{samples.text}</p> },
        ]}
      />
      <Table label={samples.title} empty={samples.short} columns={columns} rows={[]} />
      <Segmented
        label={samples.short}
        value={way}
        onChange={setWay}
        options={[
          { value: 'list', label: 'List' },
          { value: 'month', label: 'Month' },
        ]}
      />
      <Tooltip text={samples.text}>
        <Button onClick={() => setOpen(true)}>{samples.short}</Button>
      </Tooltip>
      {open && (
        <Drawer title={samples.short} closeLabel={samples.short} onClose={() => setOpen(false)}>
          <p>{samples.text}</p>
        </Drawer>
      )}
      <Timeline
        happenings={[
          { key: 'a', when: '10:54', what: samples.text },
          { key: 'b', when: '11:00', what: samples.short },
        ]}
      />
      <WorkSteps
        steps={(['finish', 'process', 'wait', 'error'] as const).map((state) => ({
          name: state,
          note: samples.short,
          state,
        }))}
      />
      <UploadList files={files} words={words} onRemove={nothing} />
      <DateInput label={samples.short} placeholder={samples.short} value="2026-01-05" onChange={nothing} />
      <Calendar month="2026-11-01" onMonth={nothing} day={(date) => (date.endsWith('15') ? samples.short : null)} />
      <WorkProgress label={samples.short} percent={40} />
      <WorkProgress label={samples.short} percent={100} state="success" />
    </>
  );
};
