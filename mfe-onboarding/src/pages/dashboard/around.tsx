import type { Dashboard } from '@evenhand/contracts/dashboard/dashboard';
import { longDay } from '@evenhand/contracts/toronto';
import { Badge } from '@evenhand/ui/badge';
import { buttonClass } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Check, Clock, FileText, Info, ListChecks, Lock, MessageCircle, Paperclip } from '@evenhand/ui/icons';
import { dashboardWording as wording } from '@evenhand/wording/dashboard';
import { Link } from 'react-router-dom';
import styles from './dashboard.module.css';

const SHOWN_ACTIVITIES = 3;
const shownAs = {
  completed: { kind: 'good', Icon: Check },
  in_progress: { kind: 'info', Icon: Clock },
  other: { kind: 'plain', Icon: Info },
} as const;

export const Activity = ({ activity }: { activity: Dashboard['recentActivity'] }) => (
  <Card title={wording.activityTitle}>
    {activity.length === 0 && <p className={styles.when}>{wording.noActivity}</p>}
    <ul className={styles.list}>
      {activity.slice(0, SHOWN_ACTIVITIES).map(({ id, description, date, status }) => {
        const { kind, Icon } = shownAs[status];
        return (
          <li key={id}>
            <Icon />
            <span>
              {description}
              <span className={styles.when}>{longDay(date)}</span>
            </span>
            <Badge kind={kind}>{wording.activityStates[status]}</Badge>
          </li>
        );
      })}
    </ul>
  </Card>
);

const quickLinks = [
  { to: '/evidence-kit', name: wording.quick.evidence, Icon: Paperclip },
  { to: '/documents', name: wording.quick.documents, Icon: FileText },
  { to: '/support', name: wording.quick.support, Icon: MessageCircle },
];

const testLink = { to: '/test-e2e', name: wording.quick.test, Icon: ListChecks };

export const QuickActions = ({ selfTest }: { selfTest: boolean }) => (
  <Card title={wording.quickTitle}>
    <div className={styles.links}>
      {[...quickLinks, ...(selfTest ? [testLink] : [])].map(({ to, name, Icon }) => (
        <Link key={to} className={buttonClass('secondary', true)} to={to}>
          <Icon />
          {name}
        </Link>
      ))}
    </div>
  </Card>
);

export const Security = () => (
  <section className={styles.security} aria-label={wording.securityTitle}>
    <Lock />
    <div>
      <h2>{wording.securityTitle}</h2>
      <p>{wording.security}</p>
    </div>
  </section>
);
