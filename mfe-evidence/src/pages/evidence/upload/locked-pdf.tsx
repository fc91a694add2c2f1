import { Notice } from '@evenhand/ui/notice';
import { evidenceWording } from '@evenhand/wording/evidence';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isLockedPdf, unlockedPdf } from './locked-pdf-file.js';
import { UnlockForm } from './unlock-form.js';
import { changeItem, preparation, type UploadItem } from './upload-items.js';

const wording = evidenceWording.upload.lockedPdf;

interface LockedPdfProps {
  pdf: UploadItem;
  /** Uploads one file, unless the signal is aborted; resolves to whether it was stored. */
  onFile: (files: File[], signal: AbortSignal) => Promise<boolean>;
  /** The copy was stored. */
  onDone: () => void;
}

/** Offers to upload a copy without password of a locked PDF. It is unlocked on the device. */
export const LockedPdf = ({ pdf: { id, file: pdf, isUnlocked = false }, onFile, onDone }: LockedPdfProps) => {
  const queries = useQueryClient();
  const [isLocked, setLocked] = useState(isUnlocked);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let isHere = true;
    void isLockedPdf(pdf).then((isLocked) => isHere && setLocked(isLocked));
    return () => {
      isHere = false;
    };
  }, [pdf]);

  const unlock = async (password: string): Promise<boolean> => {
    const signal = preparation();
    const copy = await unlockedPdf(pdf, wording.copy(pdf.name), password).catch(() => null);
    if (!copy) return false;
    changeItem(queries, id, { isUnlocked: true });
    // The field is removed.
    status.current?.focus();
    if (await onFile([copy], signal)) onDone();
    return true;
  };
  if (!isLocked) return null;
  return (
    <Notice quiet title={wording.title(pdf.name)}>
      <p>{wording.text}</p>
      {!isUnlocked && <UnlockForm label={wording.label} onPassword={unlock} />}
      <p role="status" ref={status} tabIndex={-1}>
        {isUnlocked && wording.unlocked}
      </p>
    </Notice>
  );
};
