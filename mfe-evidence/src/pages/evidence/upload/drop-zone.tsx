import { evidenceExtensions } from '@evenhand/contracts/evidence/files';
import { LARGEST_EVIDENCE_FILE_IN_BYTES } from '@evenhand/contracts/limits';
import { Button } from '@evenhand/ui/button';
import { evidenceWording } from '@evenhand/wording/evidence';
import { type DragEvent, useRef } from 'react';
import { MOST_FILES_AT_ONCE } from './rejection.js';
import styles from './upload.module.css';

const wording = evidenceWording.upload;
const accept = evidenceExtensions.map((extension) => `.${extension}`).join(',');

export const DropZone = ({ isBusy, onFiles }: { isBusy: boolean; onFiles: (files: File[]) => void }) => {
  const input = useRef<HTMLInputElement>(null);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!isBusy) onFiles([...event.dataTransfer.files]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition; the button does the same by keyboard
    <div className={styles.zone} aria-disabled={isBusy} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <p>{isBusy ? wording.wait : wording.drop}</p>
      <Button kind="primary" disabled={isBusy} onClick={() => input.current?.click()}>
        {wording.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        disabled={isBusy}
        aria-label={wording.choose}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <p className={styles.accepts}>{wording.accepts(LARGEST_EVIDENCE_FILE_IN_BYTES, MOST_FILES_AT_ONCE)}</p>
      <p className={styles.accepts}>{wording.alsoAccepts}</p>
    </div>
  );
};
