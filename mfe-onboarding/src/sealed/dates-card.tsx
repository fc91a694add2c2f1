import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import type { Moment } from '@evenhand/contracts/dates';
import { longDate } from '@evenhand/contracts/toronto';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Calendar } from '@evenhand/ui/icons';
import { saveFile } from '@evenhand/web-kit/save-file';
import { agreementWording } from '@evenhand/wording/agreement';
import { sealedWording } from '@evenhand/wording/sealed';
import { Link } from 'react-router-dom';
import { agreedDates, calendarFile } from './agreed-dates.js';
import styles from './sealed.module.css';

const wording = sealedWording.dates;

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
      <ul className={styles.dates}>
        {dates.map(({ day, name, detail, article }) => (
          <li key={`${article.id} ${name}`}>
            <strong>{longDate(day)}</strong>
            <span>{name}</span>
            <span className={styles.quiet}>
              {detail && `${detail}, `}
              <Link to={`/agreement#${article.id}`}>{agreementWording.deal.article(article.number)}</Link>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{wording.neutral}</p>
      <Actions>
        <Button onClick={save}>
          <Calendar />
          {wording.add}
        </Button>
      </Actions>
    </Card>
  );
};
