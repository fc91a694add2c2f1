import type { Dashboard } from '@evenhand/contracts/dashboard/dashboard';
import { Badge } from '@evenhand/ui/badge';
import { buttonClass } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { dashboardWording as wording } from '@evenhand/wording/dashboard';
import { Link } from 'react-router-dom';
import { longDay } from '../dates.js';
import styles from './dashboard.module.css';

const SHOWN_ACTIVITIES = 3;
const kindOf = { completed: 'good', in_progress: 'info', other: 'plain' } as const;

export const Activity = ({ activity }: { activity: Dashboard['recentActivity'] }) => (
  <Card title={wording.activityTitle}>
    {activity.length === 0 && <p>{wording.noActivity}</p>}
    <ul className={styles.list}>
      {activity.slice(0, SHOWN_ACTIVITIES).map(({ id, description, date, status }) => (
        <li key={id}>
          <span>
            {description} <span className={styles.when}>{longDay(date)}</span>
          </span>
          <Badge kind={kindOf[status]}>{wording.activityStates[status]}</Badge>
        </li>
      ))}
    </ul>
  </Card>
);

const quickLinks = [
  { to: '/evidence-kit', name: wording.quick.evidence },
  { to: '/documents', name: wording.quick.documents },
  { to: '/support', name: wording.quick.support },
];

export const QuickActions = () => (
  <Card title={wording.quickTitle}>
    <div className={styles.links}>
      {quickLinks.map(({ to, name }) => (
        <Link key={to} className={buttonClass('secondary', true)} to={to}>
          {name}
        </Link>
      ))}
    </div>
  </Card>
);

export const Security = () => (
  <Card title={wording.securityTitle}>
    <p>{wording.security}</p>
  </Card>
);
