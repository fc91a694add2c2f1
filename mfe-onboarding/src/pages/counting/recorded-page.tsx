import { getRecordedAnalytics, type RecordedAnalytics } from '@evenhand/contracts/analytics/analytics';
import { dayAndTime, longDay } from '@evenhand/contracts/toronto';
import { Card } from '@evenhand/ui/card';
import { classNames } from '@evenhand/ui/class-names';
import { Page } from '@evenhand/ui/page';
import { call } from '@evenhand/web-kit/call';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { countedWording, recordedWording as wording } from '@evenhand/wording/analytics';
import { useQuery } from '@tanstack/react-query';
import styles from './counting.module.css';

type Event = RecordedAnalytics['events'][number];

const inWords = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? countedWording.yes : countedWording.no) : String(value);

const says = ({ properties }: Event): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}: ${inWords(value)}`)
    .join(', ');

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
      <table className={classNames(styles.table, styles.stacked)}>
        <thead>
          <tr>
            <th scope="col">{wording.columns.what}</th>
            <th scope="col">{wording.columns.says}</th>
            <th scope="col">{wording.columns.when}</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no other identity than its place
            <tr key={place}>
              <th scope="row">{countedWording.events[event.name]}</th>
              <td>{says(event)}</td>
              <td>{dayAndTime(event.at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
