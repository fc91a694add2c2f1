import type { AnalyticsSummary } from '@evenhand/contracts/analytics/analytics';
import { Card } from '@evenhand/ui/card';
import { type Column, Table } from '@evenhand/ui/work/table';
import { countedWording, countsWording as wording } from '@evenhand/wording/analytics';
import { tableWording } from '@evenhand/wording/tables';

const DAYS = 7;
const DAY_MS = 86_400_000;

/** Events in the last days of the period, today included. */
const lately = ({ byDay, to }: AnalyticsSummary, name: string): number => {
  const first = new Date(Date.parse(to) - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  return byDay.filter((one) => one.name === name && one.day >= first).reduce((sum, { count }) => sum + count, 0);
};

type Row = AnalyticsSummary['counts'][number] & { id: string; lately: number };

const { columns: headings } = wording;
const { orders } = tableWording;
const figure = (name: string, of: (row: Row) => number): Column<Row> => ({
  name,
  isFigure: true,
  sort: { compare: (one, other) => of(one) - of(other), orders: orders.amount },
  cell: of,
});
const nameOf = ({ name }: Row): string => countedWording.events[name];

const columns: Column<Row>[] = [
  {
    name: headings.what,
    isHead: true,
    sort: { compare: (one, other) => nameOf(one).localeCompare(nameOf(other), 'en-CA'), orders: orders.text },
    cell: nameOf,
  },
  figure(headings.count, ({ count }) => count),
  figure(headings.visitors, ({ visitors }) => visitors),
  figure(headings.last, (row) => row.lately),
];

/** Visitors are counted once a day. */
export const Counts = ({ summary }: { summary: AnalyticsSummary }) => (
  <Card title={wording.eventsTitle}>
    {summary.counts.length === 0 ? (
      <p>{wording.none}</p>
    ) : (
      <Table
        label={wording.eventsTitle}
        columns={columns}
        rows={summary.counts.map((one) => ({ ...one, id: one.name, lately: lately(summary, one.name) }))}
        sorting={tableWording}
        isFramed
      />
    )}
  </Card>
);
