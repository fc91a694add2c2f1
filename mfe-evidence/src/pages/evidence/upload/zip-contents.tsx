import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { evidenceWording } from '@evenhand/wording/evidence';
import { useRef } from 'react';
import { rejectionOf } from './rejection.js';
import { UnlockForm } from './unlock-form.js';
import styles from './upload.module.css';
import { useZip, type ZipContentsProps } from './use-zip.js';
import { ZipUnread } from './zip-unread.js';

const wording = evidenceWording.upload.zip;
/** More names than a reader takes in at a glance. */
const MOST_NAMED = 8;

/** Offers to upload the readable files of a zip, and names the others. It is opened on the device. */
export const ZipContents = (props: ZipContentsProps) => {
  const opened = useZip(props);
  const { readable, locked, unread, names, left, taken, isUnlocked, isTaking, unlock, uploadAll } = opened;
  const status = useRef<HTMLParagraphElement>(null);
  const { zip, isBusy } = props;
  const { name } = zip.file;

  if (!opened.isLookedInto) return <p role="status">{wording.opening(name)}</p>;
  if (readable.length + locked.length + unread.length === 0)
    return (
      <Notice kind="attention" title={wording.title(name)}>
        <p>{wording.text}</p>
      </Notice>
    );
  const title =
    readable.length > 0 || locked.length === 0 ? wording.found(name, readable.length) : wording.foundLocked(name);
  const unlockAndFocus = async (password: string) => {
    const isRight = await unlock(password);
    // The field is removed.
    if (isRight) status.current?.focus();
    return isRight;
  };
  return (
    <Notice quiet title={title}>
      {names.length > 0 && (
        <ul className={styles.inside}>
          {names.slice(0, MOST_NAMED).map((path) => (
            <li key={path}>
              <bdi>{path}</bdi>
            </li>
          ))}
          {names.length > MOST_NAMED && <li>{wording.more(names.length - MOST_NAMED)}</li>}
        </ul>
      )}
      {unread.length > 0 && <ZipUnread files={unread} isKept={rejectionOf(zip.file) === null} />}
      {locked.length > 0 && <UnlockForm label={wording.password(locked.length)} onPassword={unlockAndFocus} />}
      <p role="status" ref={status} tabIndex={-1}>
        {isUnlocked && left.length > 0 && evidenceWording.upload.password.right}
        {unread.some(({ reason }) => reason === 'damaged') && wording.failed}
        {taken.size > 0 && left.length === 0 && wording.taken}
      </p>
      {left.length > 0 && (
        <Actions>
          <Button busy={isTaking} disabled={isBusy} onClick={() => void uploadAll()}>
            {wording.upload(left.length)}
          </Button>
        </Actions>
      )}
    </Notice>
  );
};
