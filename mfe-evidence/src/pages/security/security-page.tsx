import { Actions } from '@evenhand/ui/actions';
import { buttonClass } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Page } from '@evenhand/ui/page';
import { useTitle } from '@evenhand/web-kit/title';
import { evidenceWording } from '@evenhand/wording/evidence';
import { Link } from 'react-router-dom';
import styles from '../evidence/evidence.module.css';

const wording = evidenceWording.protection;

/** What protects evidence. Each claim is enforced by svc-evidence and stands in its tests. */
const SecurityPage = () => {
  useTitle(wording.title);
  return (
    <Page title={wording.title} lead={wording.lead} width="paper">
      <div className={styles.stack}>
        {wording.claims.map(({ title, text }) => (
          <Card key={title} title={title}>
            <p>{text}</p>
          </Card>
        ))}
      </div>
      <Actions>
        <Link className={buttonClass('primary')} to="/evidence">
          {evidenceWording.guides.back}
        </Link>
        <Link className={buttonClass('secondary')} to="/dashboard">
          {wording.dashboard}
        </Link>
      </Actions>
    </Page>
  );
};

export default SecurityPage;
