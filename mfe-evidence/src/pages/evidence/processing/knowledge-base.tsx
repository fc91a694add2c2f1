import type { EvidenceStatus } from '@evenhand/contracts/evidence/status';
import { longDay } from '@evenhand/contracts/toronto';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { grouped } from '@evenhand/wording/grouped';
import { useRef } from 'react';
import styles from './processing.module.css';
import { Unreadable } from './unreadable.js';
import type { Processing } from './use-processing.js';

const wording = evidenceSearchWording.base;

export const KnowledgeBase = ({ status, processing }: { status: EvidenceStatus; processing: Processing }) => {
  const { phase, way, message, begin } = processing;
  const isManual = way === 'manual';
  const top = useRef<HTMLDListElement>(null);
  return (
    <Card title={wording.title}>
      <dl ref={top} tabIndex={-1} className={styles.facts}>
        <dt>{wording.words}</dt>
        <dd>{grouped(status.tokens)}</dd>
        <dt>{wording.last}</dt>
        <dd>{status.lastIndexingAt ? longDay(status.lastIndexingAt) : wording.never}</dd>
      </dl>
      {status.counts.failed > 0 && (
        <Unreadable status={status} processing={processing} onRetried={() => top.current?.focus()} />
      )}
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
