import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { evidenceWording } from '@evenhand/wording/evidence';
import { useEffect, useState } from 'react';
import { inParts } from './cut-mailbox.js';
import styles from './upload.module.css';
import { contentOf, filesIn, namesOf, type ZipFiles } from './zip-files.js';
import { ZipUnread } from './zip-unread.js';

const wording = evidenceWording.upload.zip;
/** More names than a reader takes in at a glance. */
const MOST_NAMED = 8;

interface ZipContentsProps {
  zip: File;
  isBusy: boolean;
  /** Uploads one file; resolves to whether it was stored. */
  onFile: (files: File[]) => Promise<boolean>;
  /** All were stored. */
  onDone: () => void;
}

const nothing: ZipFiles = { readable: [], unread: [] };

/** Offers to upload the readable files of a zip, and names the others. It is opened on the device. */
export const ZipContents = ({ zip, isBusy, onFile, onDone }: ZipContentsProps) => {
  const [{ readable: files, unread }, setFiles] = useState(nothing);
  const [state, setState] = useState<'offered' | 'opening' | 'failed' | 'taken'>('offered');
  useEffect(() => {
    let isHere = true;
    filesIn(zip).then(
      (found) => isHere && setFiles(found),
      // For a zip that cannot be opened, the advice above is enough.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [zip]);

  /** Sequential: each file is unpacked before its upload. */
  const uploadAll = async (): Promise<void> => {
    setState('opening');
    const names = namesOf(files);
    let areKept = true;
    try {
      for (const [index, file] of files.entries()) {
        const unpacked = new File([await contentOf(zip, file)], names[index] ?? file.path);
        areKept = (await onFile(await inParts(unpacked))) && areKept;
      }
      setState('taken');
      if (areKept) onDone();
    } catch {
      setState('failed');
    }
  };

  if (files.length + unread.length === 0) return null;
  const names = namesOf(files);
  const title = files.length > 0 ? wording.found(zip.name, files.length) : wording.foundNone(zip.name);
  return (
    <Notice quiet title={title}>
      {names.length > 0 && (
        <ul className={styles.inside}>
          {names.slice(0, MOST_NAMED).map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
          {names.length > MOST_NAMED && <li>{wording.more(names.length - MOST_NAMED)}</li>}
        </ul>
      )}
      {unread.length > 0 && <ZipUnread files={unread} />}
      <p role="status">
        {state === 'failed' && wording.failed}
        {state === 'taken' && wording.taken}
      </p>
      {files.length > 0 && state !== 'taken' && (
        <Actions>
          <Button busy={state === 'opening'} disabled={isBusy} onClick={() => void uploadAll()}>
            {wording.upload(files.length)}
          </Button>
        </Actions>
      )}
    </Notice>
  );
};
