import { Badge } from '@evenhand/ui/badge';
import { Figure, Figures } from '@evenhand/ui/figure';
import * as icons from '@evenhand/ui/icons';
import { AgreementPicture, DonePicture, EmptyPicture, LostPicture } from '@evenhand/ui/illustrations';
import { Mark, Wordmark } from '@evenhand/ui/mark';
import { Page } from '@evenhand/ui/page';
import { PersonBadge, TwoPeople, type Whose, WhoseLabel } from '@evenhand/ui/person';
import { ScheduleWeeks } from '@evenhand/ui/schedule-weeks';
import { ShareBar } from '@evenhand/ui/share-bar';
import { Sheet } from '@evenhand/ui/sheet';
import { Working } from '@evenhand/ui/working';
import { useTitle } from '@evenhand/web-kit/title';
import { shellWording } from '@evenhand/wording/shell';
import { ControlParts } from './control-parts';
import styles from './parts-page.module.css';
import { samples } from './samples';
import { WayParts } from './way-parts';
import { WorkParts } from './work-parts';

const people: Whose[] = ['you', 'partner', 'both'];
const kinds = ['info', 'good', 'attention', 'plain', ...people] as const;

const PeopleParts = () => (
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

const PictureParts = () => (
  <>
    <div className={styles.row}>
      <Wordmark name={shellWording.name} />
      <Mark size={64} />
      <Mark size={16} />
    </div>
    <div className={styles.pictures}>
      <AgreementPicture />
      <EmptyPicture />
      <DonePicture />
      <LostPicture />
    </div>
    <ul className={styles.icons}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon /> {name}
        </li>
      ))}
    </ul>
  </>
);

/** All components of ui in all states; routed in development only. */
const PartsPage = () => {
  useTitle(samples.title);
  return (
    <Page kind="work" title={samples.title} lead={samples.lead}>
      <div className={styles.parts}>
        <PeopleParts />
        <WayParts />
        <ControlParts />
        <WorkParts />
        <PictureParts />
      </div>
    </Page>
  );
};

export default PartsPage;
