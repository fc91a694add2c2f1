import { type EvidenceStatus, filesIn, isSettled } from '@evenhand/contracts/evidence/status';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { PrimaryLink, SecondaryLink } from '@evenhand/web-kit/button-links';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { useStatus } from '../../../visit/status.js';
import { isUnderWay, useUploadItems } from '../upload/upload-items.js';
import styles from './processing.module.css';
import { Reading } from './reading.js';
import type { Processing } from './use-processing.js';

const wording = evidenceSearchWording.processing;

interface FailedProps {
  message: string;
  busy?: boolean;
  onTryAgain: () => void;
}

const Failed = ({ message, busy, onTryAgain }: FailedProps) => (
  <Notice kind="danger" title={message}>
    <Actions>
      <Button busy={busy} onClick={onTryAgain}>
        {wording.tryAgain}
      </Button>
    </Actions>
  </Notice>
);

const NothingYet = () => {
  const { title, text, next } = useUploadItems().some(isUnderWay) ? wording.onTheWay : wording.none;
  return (
    <Notice title={title}>
      <p>{text}</p>
      <Actions>
        <PrimaryLink to="/evidence?step=upload">{next}</PrimaryLink>
      </Actions>
    </Notice>
  );
};

const Ready = ({ status }: { status: EvidenceStatus }) => (
  <Notice quiet kind="good" title={wording.ready.title}>
    <p>{wording.ready.text(filesIn(status).found, status.tokens)}</p>
    <Actions>
      <SecondaryLink to="/flow/intake">{wording.ready.next}</SecondaryLink>
    </Actions>
  </Notice>
);

const reload = () => location.reload();

/** Reloads the page; without a connection, which a reload needs, fetches the status instead. */
const useTryAgain = () => {
  const { refetch } = useStatus();
  return () => (navigator.onLine ? reload() : void refetch());
};

interface ProcessingPanelProps {
  status: EvidenceStatus;
  processing: Processing;
}

const Outcome = ({ status, processing: { phase, way, message, begin } }: ProcessingPanelProps) => {
  const { all, found } = filesIn(status);
  const tryAgain = useTryAgain();
  if (way === 'automatic' && message !== null) return <Failed message={message} onTryAgain={tryAgain} />;
  if (!isSettled(status)) return <Reading status={status} />;
  if (all === 0) return <NothingYet />;
  if (found > 0) return <Ready status={status} />;
  return (
    <Failed
      message={(way === 'again' && message) || wording.failed(wording.nothingRead)}
      busy={phase === 'processing'}
      onTryAgain={() => begin('again', reload)}
    />
  );
};

/** For screen readers: two announcements, not one per file. */
const announced = (status: EvidenceStatus): string => {
  if (filesIn(status).found === 0) return '';
  return isSettled(status) ? wording.announced.end : wording.announced.ask;
};

/** Progress of the indexing that follows an upload. A manual update reports where it was requested. */
export const ProcessingPanel = ({ status, processing }: ProcessingPanelProps) => (
  <div className={styles.panel}>
    <p role="status" className="visually-hidden">
      {announced(status)}
    </p>
    <Outcome status={status} processing={processing} />
  </div>
);
