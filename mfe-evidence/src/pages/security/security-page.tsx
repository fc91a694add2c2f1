import { Actions } from '@evenhand/ui/actions';
import { buttonClass } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Page } from '@evenhand/ui/page';
import { useTitle } from '@evenhand/web-kit/title';
import { evidenceSecurityWording as wording } from '@evenhand/wording/evidence-security';
import { Link } from 'react-router-dom';
import styles from '../../evidence.module.css';

const SecurityPage = () => {
  useTitle(wording.title);
  return (
    <Page kind="reading" title={wording.title} lead={wording.lead}>
      <div className={styles.stack}>
        {Object.values(wording.claims).map(({ title, text }) => (
          <Card key={title} title={title}>
            <p>{text}</p>
          </Card>
        ))}
      </div>
      <Actions>
        <Link className={buttonClass('primary')} to="/evidence">
          {wording.back}
        </Link>
        <Link className={buttonClass('secondary')} to="/dashboard">
          {wording.dashboard}
        </Link>
      </Actions>
    </Page>
  );
};

export default SecurityPage;
