import { Actions } from '@evenhand/ui/actions';
import { Card } from '@evenhand/ui/card';
import { Page } from '@evenhand/ui/page';
import { PrimaryLink, SecondaryLink } from '@evenhand/web-kit/button-links';
import { useTitle } from '@evenhand/web-kit/title';
import { evidenceSecurityWording as wording } from '@evenhand/wording/evidence-security';
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
        <PrimaryLink to="/evidence">{wording.back}</PrimaryLink>
        <SecondaryLink to="/dashboard">{wording.dashboard}</SecondaryLink>
      </Actions>
    </Page>
  );
};

export default SecurityPage;
