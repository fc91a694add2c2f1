import { Card } from '@evenhand/ui/card';
import { dashboardWording } from '@evenhand/wording/dashboard';
import { Link } from 'react-router-dom';
import styles from './sealed.module.css';

const wording = dashboardWording.afterSealing;

export const AfterSealing = () => (
  <Card title={wording.title}>
    <ul className={styles.list}>
      {wording.points.map(({ title, text, to, link }) => (
        <li key={title}>
          <span>
            <strong>{title}</strong>
            <span className={styles.when}>
              {text} {to && <Link to={to}>{link}</Link>}
            </span>
          </span>
        </li>
      ))}
    </ul>
  </Card>
);
