import { Notice } from '@evenhand/ui/notice';
import { evidenceWording } from '@evenhand/wording/evidence';
import { useEffect, useRef, useState } from 'react';
import { isLockedPdf, unlockedPdf } from './locked-pdf-file.js';
import { UnlockForm } from './unlock-form.js';

const wording = evidenceWording.upload.lockedPdf;

interface LockedPdfProps {
  pdf: File;
  /** Uploads one file; resolves to whether it was stored. */
  onFile: (files: File[]) => Promise<boolean>;
  /** The copy was stored. */
  onDone: () => void;
}

/** Offers to upload a copy without password of a locked PDF. It is unlocked on the device. */
export const LockedPdf = ({ pdf, onFile, onDone }: LockedPdfProps) => {
  const [state, setState] = useState<'open' | 'locked' | 'unlocked'>('open');
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let isHere = true;
    void isLockedPdf(pdf).then((isLocked) => isHere && isLocked && setState('locked'));
    return () => {
      isHere = false;
    };
  }, [pdf]);

  const unlock = async (password: string): Promise<boolean> => {
    const copy = await unlockedPdf(pdf, wording.copy(pdf.name), password).catch(() => null);
    if (!copy) return false;
    setState('unlocked');
    // The field is removed.
    status.current?.focus();
    if (await onFile([copy])) onDone();
    return true;
  };
  if (state === 'open') return null;
  return (
    <Notice quiet title={wording.title(pdf.name)}>
      <p>{wording.text}</p>
      {state === 'locked' && <UnlockForm label={wording.label} onPassword={unlock} />}
      <p role="status" ref={status} tabIndex={-1}>
        {state === 'unlocked' && wording.unlocked}
      </p>
    </Notice>
  );
};
