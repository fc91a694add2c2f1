import { isUnread } from '@evenhand/contracts/evidence/files';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { SecondaryLink } from '@evenhand/web-kit/button-links';
import { evidenceWording } from '@evenhand/wording/evidence';
import { useEffect, useRef } from 'react';
import { DropZone } from './drop-zone.js';
import { LockedPdf } from './locked-pdf.js';
import { isLockedPdf, isPdf } from './locked-pdf-file.js';
import { Unfinished } from './unfinished.js';
import styles from './upload.module.css';
import type { UploadItem } from './upload-items.js';
import { UploadList } from './upload-list.js';
import { useUploads } from './use-uploads.js';
import { ZipContents } from './zip-contents.js';
import { isZip } from './zip-files.js';

const wording = evidenceWording.upload;
/** Files with advice to read before the next step. */
const hasAdvice = async (file: File) => isZip(file) || isUnread(file.name) || isLockedPdf(file);

interface UploadStepProps {
  onBack: () => void;
  onStartOver: () => void;
  onUploaded: () => void;
}

/** False after unmount: the person is not navigated away from another page. */
const useIsHere = () => {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
};

/** Step 2. Continues automatically when no failure or advice is left to read. */
export const UploadStep = ({ onBack, onStartOver, onUploaded }: UploadStepProps) => {
  const { rejected, add, resume, ...uploads } = useUploads();
  const { items, isBusy } = uploads;
  const isHere = useIsHere();
  const top = useRef<HTMLDivElement>(null);
  const focusTop = () => top.current?.focus();
  const zips = items.filter(({ file }) => isZip(file));
  const pdfs = items.filter(({ file }) => isPdf(file));
  const taken = useRef(new Set<string>());
  const unread = items.filter(({ file, state }) => isUnread(file.name) && state !== 'error');
  const stored = items.filter(({ state }) => state === 'success');
  const uploaded = stored.length;
  // A zip or a recording alone leaves nothing to search.
  const isSearchable = stored.some(({ file }) => !isZip(file) && !isUnread(file.name));

  const someHaveAdvice = async (files: File[]) => (await Promise.all(files.map(hasAdvice))).includes(true);
  /** Continues after the last of the zips and locked PDFs. */
  const goOnAfter = async (id: string) => {
    taken.current.add(id);
    const others = [...zips, ...pdfs].filter((item) => !taken.current.has(item.id));
    if (!(await someHaveAdvice(others.map(({ file }) => file))) && isHere.current) onUploaded();
  };
  const goOnWith = async (files: File[]) => {
    if (!(await someHaveAdvice(files)) && isHere.current) onUploaded();
  };
  const take = async (files: File[]) => {
    if (await add(files)) await goOnWith(files);
  };
  const resumeThese = async (...chosen: UploadItem[]) => {
    if (await resume(...chosen)) await goOnWith(chosen.map(({ file }) => file));
  };

  return (
    <Card title={wording.title}>
      <p>{wording.lead}</p>
      <DropZone isBusy={isBusy} onFiles={(files) => void take(files)} />
      {rejected && <Notice kind="danger" title={rejected} />}
      {unread.length > 0 && (
        <Notice kind="attention" title={wording.unread.title(unread.map(({ file }) => file.name))}>
          <p>{wording.unread.text}</p>
        </Notice>
      )}
      {zips.map((zip) => (
        <ZipContents key={zip.id} zip={zip} isBusy={isBusy} onFile={add} onDone={() => void goOnAfter(zip.id)} />
      ))}
      {pdfs.map((pdf) => (
        <LockedPdf key={pdf.id} pdf={pdf} onFile={add} onDone={() => void goOnAfter(pdf.id)} />
      ))}
      <div ref={top} className={styles.top} tabIndex={-1}>
        <p className={styles.uploaded} role="status">
          {items.length > 0 && wording.uploaded(uploaded, items.length)}
        </p>
        {items.length > 0 && <UploadList {...uploads} resume={resumeThese} onGone={focusTop} />}
        <Unfinished
          items={items}
          isBusy={isBusy}
          onFiles={add}
          onFinished={(files) => void goOnWith(files)}
          onGone={focusTop}
        />
      </div>
      <Actions>
        {isSearchable && (
          <Button disabled={isBusy} onClick={onUploaded}>
            {wording.next}
          </Button>
        )}
        <Button onClick={onBack}>{evidenceWording.back}</Button>
        <Button onClick={onStartOver}>{evidenceWording.startOver}</Button>
        <SecondaryLink to="/flow/intake">{evidenceWording.intake}</SecondaryLink>
      </Actions>
    </Card>
  );
};
