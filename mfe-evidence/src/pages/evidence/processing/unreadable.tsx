import type { EvidenceStatus } from '@evenhand/contracts/evidence/status';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import type { Processing } from './use-processing.js';

const wording = evidenceSearchWording.base.unreadable;

interface UnreadableProps {
  status: EvidenceStatus;
  processing: Processing;
  /** For focus: the pressed button is removed. */
  onRetried: () => void;
}

export const Unreadable = ({ status: { counts }, processing, onRetried }: UnreadableProps) => {
  const retryAll = () => {
    processing.begin('manual');
    onRetried();
  };
  return (
    <Notice quiet kind="attention" title={wording.title(counts.failed)}>
      <p>{wording.text}</p>
      <Actions>
        <Button busy={processing.phase === 'processing'} onClick={retryAll}>
          {wording.retryAll}
        </Button>
      </Actions>
    </Notice>
  );
};
