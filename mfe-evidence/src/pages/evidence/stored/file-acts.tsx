import { downloadFile, type EvidenceFile } from '@evenhand/contracts/evidence/files';
import { Button, buttonClass } from '@evenhand/ui/button';
import { evidenceWording } from '@evenhand/wording/evidence';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { useRetryFile } from '../processing/use-processing.js';
import { useDismiss } from './stored-api.js';

const wording = evidenceWording.files;
const { unreadable } = evidenceSearchWording.base;

interface FileActsProps {
  file: EvidenceFile;
  onDelete: () => void;
  /** For focus: the pressed button is removed. */
  onGone: () => void;
}

export const FileActs = ({ file: { id, name, indexing }, onDelete, onGone }: FileActsProps) => {
  const retry = useRetryFile();
  return (
    <>
      {indexing?.state === 'failed' && (
        <Button
          kind="quiet"
          small
          busy={retry.isPending}
          aria-label={unreadable.retryNamed(name)}
          onClick={() => void retry.mutateAsync(id).then(onGone, () => {})}
        >
          {unreadable.retry}
        </Button>
      )}
      <a
        className={buttonClass('quiet', false, true)}
        href={downloadFile.path.replace(':id', id)}
        download={name}
        aria-label={wording.downloadNamed(name)}
      >
        {wording.download}
      </a>
      <Button kind="quiet" small aria-label={wording.deleteNamed(name)} onClick={onDelete}>
        {wording.delete}
      </Button>
    </>
  );
};

/** Dismissed without confirmation: no content of the file was kept. */
export const Dismiss = ({ file: { id, name }, onGone }: Omit<FileActsProps, 'onDelete'>) => {
  const dismiss = useDismiss();
  return (
    <Button
      kind="quiet"
      small
      busy={dismiss.isPending}
      aria-label={wording.dismissNamed(name)}
      onClick={() => void dismiss.mutateAsync(id).then(onGone, () => {})}
    >
      {wording.dismiss}
    </Button>
  );
};
