import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import { Clock, Lock, Users } from '@evenhand/ui/icons';
import { Notice } from '@evenhand/ui/notice';
import { PersonBadge } from '@evenhand/ui/person';
import { accessWording } from '@evenhand/wording/access';
import { agreementWording } from '@evenhand/wording/agreement';
import { Link } from 'react-router-dom';
import { useAccepted } from '../../proposals/proposal-changes.js';
import { minutesFor } from '../../reader/use-reading.js';
import styles from './access.module.css';

const wording = accessWording.review;

export const From = ({ name }: { name: string }) => (
  <span className={styles.from}>
    <PersonBadge whose="partner" name={name} quiet small />
    {wording.from(name)}
  </span>
);

export const Facts = ({ agreement }: { agreement: Agreement }) => (
  <ul className={styles.promises}>
    <li>
      <Lock />
      {wording.safeToClose}
    </li>
    <li>
      <Clock />
      {wording.minutes(minutesFor(agreement.document.articles))}
    </li>
    <li>
      <Users />
      {wording.noAccount}
    </li>
  </ul>
);

/** What changed since the version that the partner approved or declined. */
export const Changed = ({ agreement: { approvedBefore, document } }: { agreement: Agreement }) => {
  if (!approvedBefore || approvedBefore.changes.length === 0) return null;
  const { changes, version } = approvedBefore;
  const places = new Map([
    ...document.articles.map(({ id, number, heading }) => {
      const place = { to: `#${id}`, label: agreementWording.deal.article(number) };
      return [agreementWording.versions.article(number, heading), place] as const;
    }),
    ...document.schedules.map(({ letter, heading }) => {
      const label = agreementWording.schedule(letter, heading);
      return [label, { to: `#schedule-${letter}`, label }] as const;
    }),
  ]);
  return (
    <Notice title={wording.changed(changes.length, version)}>
      <p>
        {changes.map(({ title }, index) => {
          const place = places.get(title);
          return (
            <span key={title}>
              {index > 0 && ', '}
              {place ? <Link to={place.to}>{place.label}</Link> : wording.removed(title)}
            </span>
          );
        })}
      </p>
    </Notice>
  );
};

export const OtherVersion = ({ agreement: { hash, version } }: { agreement: Agreement }) => {
  const isAccepted = useAccepted('partner') === hash;
  return (
    <Notice kind={isAccepted ? 'good' : 'attention'}>
      <p>{wording[isAccepted ? 'acceptedVersion' : 'otherVersion'](version)}</p>
    </Notice>
  );
};
