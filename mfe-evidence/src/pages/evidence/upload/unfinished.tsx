import type { UnfinishedUpload } from '@evenhand/contracts/evidence/parts';
import { Notice } from '@evenhand/ui/notice';
import { TryAgain } from '@evenhand/web-kit/failure';
import { evidenceWording } from '@evenhand/wording/evidence';
import { useState } from 'react';
import { filesOfUpload, isSame } from './same-file.js';
import { notStored, useUnfinished } from './unfinished-api.js';
import { UnfinishedItem } from './unfinished-item.js';
import styles from './upload.module.css';
import { preparation, type UploadItem } from './upload-items.js';
import { isZip } from './zip-files.js';

const wording = evidenceWording.upload.unfinished;

interface UnfinishedProps {
  /** The uploads of this visit, which are listed elsewhere. */
  items: UploadItem[];
  isBusy: boolean;
  /** Uploads files, unless the signal is aborted; resolves to whether they were stored. */
  onFiles: (files: File[], signal: AbortSignal) => Promise<boolean>;
  onFinished: (files: File[]) => void;
  /** For focus: the pressed button is removed. */
  onGone: () => void;
}

const Failed = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <div className={styles.unfinished}>
    <TryAgain sentence={wording.failed} label={evidenceWording.tryAgain} onPress={onTryAgain} />
  </div>
);

/** Uploads interrupted in an earlier visit or on another device. */
export const Unfinished = ({ items, isBusy, onFiles, onFinished, onGone }: UnfinishedProps) => {
  const { data: uploads = [], isLoadingError, isFetching, refetch } = useUnfinished();
  const [advice, setAdvice] = useState<string | null>(null);
  const isShownAbove = (upload: UnfinishedUpload) =>
    items.some(({ file, state }) => state !== 'success' && state !== 'error' && isSame(file, upload));
  const shown = uploads.filter((upload) => !isShownAbove(upload));

  const goOn = async (upload: UnfinishedUpload, chosen: File) => {
    const signal = preparation();
    const found = await filesOfUpload(upload, chosen).catch(() => []);
    const refused = isZip(chosen) ? wording.notInZip : wording.different;
    setAdvice(found.length > 0 ? null : refused);
    if (found.length === 0) return;
    const files = await notStored(found, upload);
    const sending = onFiles(files, signal);
    onGone();
    if (!(await sending)) return;
    const { data: left = [] } = await refetch();
    if (left.some(({ id }) => id === upload.id)) setAdvice(wording.other);
    if (left.length === 0) onFinished(files);
  };

  const tryAgain = async ({ id }: UnfinishedUpload) => {
    const { data: left = [] } = await refetch();
    if (!left.some((upload) => upload.id === id)) onGone();
  };

  if (isLoadingError) return <Failed onTryAgain={() => void refetch().then(onGone)} />;
  if (shown.length === 0) return null;
  return (
    <section className={styles.unfinished} aria-label={wording.title}>
      <h3>{wording.title}</h3>
      <p>{wording.lead}</p>
      {advice && (
        <Notice kind="attention">
          <p>{advice}</p>
        </Notice>
      )}
      <ul className={styles.list}>
        {shown.map((upload) => (
          <UnfinishedItem
            key={upload.id}
            upload={upload}
            isBusy={isBusy}
            isTrying={isFetching}
            onFile={(file) => void goOn(upload, file)}
            onTryAgain={() => void tryAgain(upload)}
            onDiscarded={onGone}
          />
        ))}
      </ul>
    </section>
  );
};
