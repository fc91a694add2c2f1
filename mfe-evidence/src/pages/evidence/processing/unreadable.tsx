import type { EvidenceStatus, FileIndexing } from '@evenhand/contracts/evidence/status';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { FewFiles } from './few-files.js';
import styles from './processing.module.css';
import { type Processing, useRetryFile } from './use-processing.js';

const wording = evidenceSearchWording.base.unreadable;

const Retry = ({ file: { fileId, filename }, onRetried }: { file: FileIndexing; onRetried: () => void }) => {
  const retry = useRetryFile();
  return (
    <Button
      kind="quiet"
      busy={retry.isPending}
      aria-label={wording.retryNamed(filename)}
      onClick={() => void retry.mutateAsync(fileId).then(onRetried, () => {})}
    >
      {wording.retry}
    </Button>
  );
};

interface UnreadableProps {
  status: EvidenceStatus;
  processing: Processing;
  /** The button that was pressed goes: somebody has to take the focus. */
  onRetried: () => void;
}

/** What could not be read, and why. Each file can be tried again, and all of them. */
export const Unreadable = ({ status: { counts, files }, processing, onRetried }: UnreadableProps) => {
  const retryAll = () => {
    processing.begin('manual');
    onRetried();
  };
  return (
    <Notice quiet kind="attention" title={wording.title(counts.failed)}>
      <p>{wording.text}</p>
      <FewFiles
        label={wording.title(counts.failed)}
        files={files.filter(({ state }) => state === 'failed')}
        count={counts.failed}
      >
        {(file) => (
          <>
            <Retry file={file} onRetried={onRetried} />
            <p className={styles.reason}>{file.reason ?? wording.unknown}</p>
          </>
        )}
      </FewFiles>
      {counts.failed > 1 && (
        <Actions>
          <Button busy={processing.phase === 'processing'} onClick={retryAll}>
            {wording.retryAll}
          </Button>
        </Actions>
      )}
    </Notice>
  );
};
