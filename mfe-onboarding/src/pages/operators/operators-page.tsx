import { serviceNames } from '@evenhand/contracts/identity';
import { longMoment } from '@evenhand/contracts/toronto';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { Spinner } from '@evenhand/ui/spinner';
import { TryAgain } from '@evenhand/web-kit/failure';
import { NotFoundPage } from '@evenhand/web-kit/not-found-page';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { useSession } from '@evenhand/web-kit/session';
import { useTitle } from '@evenhand/web-kit/title';
import { operatorsWording as wording } from '@evenhand/wording/operators';
import { BetweenServices } from './between-services.js';
import { DeadLetters } from './dead-letters.js';
import styles from './operators.module.css';
import { Reading } from './reading.js';
import { Releases } from './releases.js';
import { SentAgain } from './sent-again.js';
import { needsFactor, type Operations, useOperations } from './use-operations.js';

interface OperationsPageProps {
  operations: Operations;
  isLooking: boolean;
  onLookAgain: () => void;
}

const OperationsPage = ({ operations, isLooking, onLookAgain }: OperationsPageProps) => {
  useTitle(wording.title);
  const away = serviceNames.filter((service) => operations.states[service] === null);
  return (
    <Page
      kind="work"
      title={wording.title}
      lead={wording.lead(longMoment(operations.at))}
      beside={
        <Button busy={isLooking} onClick={onLookAgain}>
          {wording.lookAgain}
        </Button>
      }
    >
      <div className={styles.parts}>
        {away.length > 0 && (
          <Notice kind="attention">
            <p>{wording.away(away.join(', '))}</p>
          </Notice>
        )}
        <DeadLetters states={operations.states} />
        <Reading state={operations.states['svc-evidence']} />
        <BetweenServices states={operations.states} />
        <Releases manifest={operations.manifest} outcomes={operations.outcomes} />
        <SentAgain states={operations.states} />
      </div>
    </Page>
  );
};

const Failed = ({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) => {
  useTitle(wording.title);
  return (
    <Page kind="work" title={wording.title}>
      <TryAgain
        sentence={needsFactor(error) ? wording.factorNeeded : sentenceOf(error, wording.loadFailed)}
        label={wording.tryAgain}
        onPress={onTryAgain}
      />
    </Page>
  );
};

/** For operators; everybody else gets the page of an unknown address. */
const OperatorsPage = () => {
  const { isSignedIn, isLoading } = useSession();
  const { looked, lookAgain, isLooking } = useOperations(isSignedIn);
  const again = () => void lookAgain();
  if (!isSignedIn && !isLoading) return <NotFoundPage />;
  switch (looked.is) {
    case 'hidden':
      return <NotFoundPage />;
    case 'pending':
      return <Spinner label={wording.loading} />;
    case 'failed':
      return <Failed error={looked.error} onTryAgain={again} />;
    case 'done':
      return <OperationsPage operations={looked} isLooking={isLooking} onLookAgain={again} />;
  }
};

export default OperatorsPage;
