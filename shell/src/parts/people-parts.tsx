import { Badge } from '@evenhand/ui/badge';
import { Figure, Figures } from '@evenhand/ui/figure';
import { PersonBadge, TwoPeople, type Whose, WhoseLabel } from '@evenhand/ui/person';
import { ScheduleWeeks } from '@evenhand/ui/schedule-weeks';
import { ShareBar } from '@evenhand/ui/share-bar';
import { Sheet } from '@evenhand/ui/sheet';
import { Working } from '@evenhand/ui/working';
import styles from './parts-page.module.css';
import { samples } from './samples';

const people: Whose[] = ['you', 'partner', 'both'];
const kinds = ['info', 'good', 'attention', 'plain', ...people] as const;

/** Who it is about, what they share, and the figures that come of it. */
export const PeopleParts = () => (
  <>
    <div className={styles.row}>
      {people.map((whose) => (
        <PersonBadge key={whose} whose={whose} name={samples.partner} />
      ))}
      <PersonBadge whose="partner" name={samples.partner} small />
      <TwoPeople you={samples.you} partner={samples.partner} />
      {people.map((whose) => (
        <WhoseLabel key={whose} whose={whose}>
          {whose}
        </WhoseLabel>
      ))}
      {kinds.map((kind) => (
        <Badge key={kind} kind={kind}>
          {kind}
        </Badge>
      ))}
    </div>
    <ShareBar shares={samples.shares} />
    <ShareBar shares={samples.shares.map((share) => ({ ...share, amount: 0 }))} />
    <div className={styles.row}>
      {samples.schedules.map(({ value, label, days }) => (
        <ScheduleWeeks key={value} days={days} label={label} />
      ))}
    </div>
    <Figures>
      <Figure label={samples.short} value={samples.amount} note={samples.text} />
      <Figure label={samples.long} value={samples.amount} />
    </Figures>
    <Sheet small>
      <p>
        {samples.short} <mark>{samples.amount}</mark> {samples.text}
      </p>
      <Working
        lines={[{ label: samples.short, amount: samples.amount }]}
        result={{ label: samples.short, amount: samples.amount }}
      />
    </Sheet>
  </>
);
