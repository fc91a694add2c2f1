import { Actions } from '@evenhand/ui/actions';
import { buttonClass } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { useTitle } from '@evenhand/web-kit/title';
import { evidence } from '@evenhand/wording/evidence';
import { Link } from 'react-router-dom';

const words = evidence.kit;

const EvidencePage = () => {
  useTitle(words.title);
  return (
    <Page title={words.title} lead={words.lead} width="paper">
      <Notice>
        <p>{words.soon}</p>
      </Notice>
      <Card title={words.prepareTitle}>
        {words.prepare.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </Card>
      <Actions>
        <Link className={buttonClass('primary')} to="/flow/intake">
          {words.intake}
        </Link>
      </Actions>
    </Page>
  );
};

export default EvidencePage;
