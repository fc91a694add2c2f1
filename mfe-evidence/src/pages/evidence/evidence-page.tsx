import { type EvidenceStatus, getEvidenceStatus } from '@evenhand/contracts/evidence/status';
import { Actions } from '@evenhand/ui/actions';
import { Answers } from '@evenhand/ui/answers';
import { buttonClass } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { call } from '@evenhand/web-kit/call';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { evidenceWording as wording } from '@evenhand/wording/evidence';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styles from './evidence.module.css';
import { longDay } from './long-day.js';

const useEvidenceStatus = () =>
  useQuery({ queryKey: [getEvidenceStatus.path], queryFn: () => call(getEvidenceStatus), staleTime: 0 });

const Stored = ({ tokens, lastIndexingAt }: EvidenceStatus) => {
  const { title, words, lastRead, never } = wording.status;
  return (
    <Card title={title}>
      <Answers
        rows={[
          { key: 'words', question: words, answer: tokens.toLocaleString('en-CA') },
          { key: 'last-read', question: lastRead, answer: lastIndexingAt ? longDay(lastIndexingAt) : never },
        ]}
      />
    </Card>
  );
};

/** What is stored, as the service says, and what can be prepared until uploading opens. */
const EvidencePage = () => {
  useTitle(wording.title);
  const status = useEvidenceStatus();
  return (
    <Page title={wording.title} lead={wording.lead} width="paper">
      <div className={styles.stack}>
        <Notice title={wording.soon.title}>
          <p>{wording.soon.text}</p>
        </Notice>
        <Loaded query={status} loading={wording.loading} failed={wording.failed} tryAgain={wording.tryAgain}>
          {(standing) => <Stored {...standing} />}
        </Loaded>
        <Card title={wording.prepareTitle}>
          {wording.prepare.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </Card>
      </div>
      <Actions>
        <Link className={buttonClass('primary')} to="/flow/intake">
          {wording.intake}
        </Link>
      </Actions>
    </Page>
  );
};

export default EvidencePage;
