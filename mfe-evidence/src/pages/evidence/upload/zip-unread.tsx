import { evidenceWording } from '@evenhand/wording/evidence';
import styles from './upload.module.css';
import type { UnreadFile } from './zip-files.js';

const wording = evidenceWording.upload.zip;
/** A longer list would make the page slow. */
const MOST_LISTED = 1_000;

/** The files of a zip that are not read, each with its reason. */
export const ZipUnread = ({ files, isKept }: { files: UnreadFile[]; isKept: boolean }) => (
  <details className={styles.unread}>
    <summary>{wording.unread(files.length)}</summary>
    <p>{isKept ? wording.unreadKept : wording.unreadNotKept}</p>
    <ul className={styles.inside}>
      {files.slice(0, MOST_LISTED).map(({ path, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a zip may have two files of one path; the list does not change
        <li key={index}>
          <bdi>{path}</bdi>: {wording.reasons[reason]}
        </li>
      ))}
      {files.length > MOST_LISTED && <li>{wording.more(files.length - MOST_LISTED)}</li>}
    </ul>
  </details>
);
