import { getRecordedAnalytics, type RecordedAnalytics } from '@evenhand/contracts/analytics/analytics';
import { dayAndTime, longDay } from '@evenhand/contracts/toronto';
import { Card } from '@evenhand/ui/card';
import { Page } from '@evenhand/ui/page';
import { type Column, Table } from '@evenhand/ui/work/table';
import { call } from '@evenhand/web-kit/call';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { countedWording, recordedWording as wording } from '@evenhand/wording/analytics';
import { tableWording } from '@evenhand/wording/tables';
import { useQuery } from '@tanstack/react-query';
import styles from './counting.module.css';

type Event = RecordedAnalytics['events'][number];

const inWords = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? countedWording.yes : countedWording.no) : String(value);

const says = ({ properties }: Event): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}: ${inWords(value)}`)
    .join(', ');

type Row = Event & { id: string };

const { columns: headings } = wording;
const { orders } = tableWording;
const nameOf = ({ name }: Row): string => countedWording.events[name];

const columns: Column<Row>[] = [
  {
    name: headings.what,
    isHead: true,
    sort: { compare: (one, other) => nameOf(one).localeCompare(nameOf(other), 'en-CA'), orders: orders.text },
    cell: nameOf,
  },
  { name: headings.says, cell: says },
  {
    name: headings.when,
    sort: { compare: (one, other) => one.at.localeCompare(other.at), orders: orders.day },
    cell: ({ at }) => dayAndTime(at),
  },
];

const Consent = ({ consent }: Pick<RecordedAnalytics, 'consent'>) => (
  <Card title={wording.consentTitle}>
    <p>
      {consent ? (consent.given ? wording.given : wording.withdrawn)(longDay(consent.at)) : wording.never}{' '}
      {wording.change}
    </p>
  </Card>
);

const Events = ({ events }: Pick<RecordedAnalytics, 'events'>) => (
  <Card title={wording.eventsTitle}>
    {events.length === 0 ? (
      <p>{wording.none}</p>
    ) : (
      <Table
        label={wording.eventsTitle}
        columns={columns}
        // An entry has no other identity than its place.
        rows={events.map((event, place) => ({ ...event, id: `${place}` }))}
        sorting={tableWording}
        isFramed
      />
    )}
    <p className={styles.note}>{wording.kept}</p>
  </Card>
);

/** The events stored individually about the signed-in person. */
const RecordedPage = () => {
  useTitle(wording.title);
  const recorded = useQuery({
    queryKey: [getRecordedAnalytics.path],
    queryFn: () => call(getRecordedAnalytics),
    staleTime: 0,
  });
  return (
    <Page kind="reading" title={wording.title} lead={wording.lead}>
      <Loaded query={recorded} words={wording}>
        {({ consent, events }) => (
          <div className={styles.parts}>
            <Consent consent={consent} />
            <Events events={events} />
          </div>
        )}
      </Loaded>
    </Page>
  );
};

export default RecordedPage;
