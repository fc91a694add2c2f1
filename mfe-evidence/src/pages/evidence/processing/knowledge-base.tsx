import type { EvidenceStatus } from '@evenhand/contracts/evidence/status';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { longDay } from '../long-day.js';
import { FewFiles } from './few-files.js';
import styles from './processing.module.css';
import type { Processing } from './use-processing.js';

const wording = evidenceSearchWording.base;

const Unreadable = ({ status: { counts, files }, processing }: { status: EvidenceStatus; processing: Processing }) => (
  <Notice kind="attention" title={wording.unreadable.title(counts.failed)}>
    <p>{wording.unreadable.text}</p>
    <FewFiles
      label={wording.unreadable.title(counts.failed)}
      files={files.filter(({ state }) => state === 'failed')}
      count={counts.failed}
    >
      {({ reason }) => <p className={styles.reason}>{reason ?? wording.unreadable.unknown}</p>}
    </FewFiles>
    <Actions>
      <Button busy={processing.phase === 'processing'} onClick={() => processing.begin('manual')}>
        {wording.unreadable.retry}
      </Button>
    </Actions>
  </Notice>
);

/** What is known so far, what could not be read, and the order to look again. */
export const KnowledgeBase = ({ status, processing }: { status: EvidenceStatus; processing: Processing }) => {
  const { phase, way, message, begin } = processing;
  const isManual = way === 'manual';
  return (
    <Card title={wording.title}>
      <p>{wording.text}</p>
      <dl className={styles.facts}>
        <dt>{wording.words}</dt>
        <dd>{status.tokens.toLocaleString('en-CA')}</dd>
        <dt>{wording.last}</dt>
        <dd>{status.lastIndexingAt ? longDay(status.lastIndexingAt) : wording.never}</dd>
      </dl>
      {status.counts.failed > 0 && <Unreadable status={status} processing={processing} />}
      {isManual && message !== null && <Notice kind="danger" title={message} />}
      {isManual && phase === 'done' && <Notice kind="good" title={wording.done} />}
      <Actions>
        <Button busy={phase === 'processing'} onClick={() => begin('manual')}>
          {wording.update}
        </Button>
      </Actions>
    </Card>
  );
};
