import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import type { Moment } from '@evenhand/contracts/dates';
import { longDate } from '@evenhand/contracts/toronto';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Calendar } from '@evenhand/ui/icons';
import { saveFile } from '@evenhand/web-kit/save-file';
import { agreementWording } from '@evenhand/wording/agreement';
import { sealedWording } from '@evenhand/wording/sealed';
import { Link } from 'react-router-dom';
import { type AgreedDate, agreedDates, calendarFile } from './agreed-dates.js';
import styles from './sealed.module.css';

const wording = sealedWording.dates;

/** Shown before the others are unfolded. */
const NEXT = 3;

const Tile = ({ day }: { day: AgreedDate['day'] }) => {
  const [date, month, year] = longDate(day).split(' ');
  return (
    <time dateTime={day} className={styles.tile}>
      <strong>{date}</strong>{' '}
      <span>
        {month?.slice(0, 3)} {year}
      </span>
    </time>
  );
};

const Dates = ({ dates }: { dates: readonly AgreedDate[] }) => (
  <ul className={styles.dates}>
    {dates.map(({ day, name, detail, article }) => (
      <li key={`${article.id} ${name} ${detail}`}>
        <Tile day={day} />
        <div>
          <strong>{name}</strong>
          <span className={styles.quiet}>
            {detail && `${detail}, `}
            <Link to={`/agreement#${article.id}`}>{agreementWording.deal.article(article.number)}</Link>
          </span>
        </div>
      </li>
    ))}
  </ul>
);

interface DatesCardProps {
  agreement: Agreement;
  sealedAt: Moment | null;
}

/** The dates in the agreement, and a calendar file of them. */
export const DatesCard = ({ agreement, sealedAt }: DatesCardProps) => {
  const dates = agreedDates(agreement, sealedAt);
  if (dates.length === 0) return null;
  const save = () => {
    const days = dates.map(({ day }) => day);
    const file = calendarFile(days, agreement.id, sealedAt ?? agreement.createdAt);
    void saveFile(new Response(file, { headers: { 'Content-Type': 'text/calendar' } }), wording.file);
  };
  return (
    <Card title={wording.title}>
      <Dates dates={dates.slice(0, NEXT)} />
      {dates.length > NEXT && (
        <details className={styles.later}>
          <summary>{wording.later(dates.length - NEXT)}</summary>
          <Dates dates={dates.slice(NEXT)} />
        </details>
      )}
      <Button wide onClick={save}>
        <Calendar />
        {wording.add}
      </Button>
      <p className={styles.quiet}>{wording.neutral}</p>
    </Card>
  );
};
