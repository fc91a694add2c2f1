import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import { Clock, Lock, Users } from '@evenhand/ui/icons';
import { Notice } from '@evenhand/ui/notice';
import { PersonBadge } from '@evenhand/ui/person';
import { agreementWording } from '@evenhand/wording/agreement';
import { accessWording } from '@evenhand/wording/signing';
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

/** What is new since the version that the partner approved or declined. */
export const Changed = ({ agreement: { approvedBefore, document } }: { agreement: Agreement }) => {
  const titles = new Set(approvedBefore?.changes.map(({ title }) => title));
  const changed = document.articles.filter(({ number, heading }) =>
    titles.has(agreementWording.versions.article(number, heading)),
  );
  if (!approvedBefore || changed.length === 0) return null;
  return (
    <Notice title={wording.changed(changed.length, approvedBefore.version)}>
      <p>
        {changed.map(({ id, number }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <Link to={`#${id}`}>{agreementWording.deal.article(number)}</Link>
          </span>
        ))}
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
