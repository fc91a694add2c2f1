import type { FileIndexing } from '@evenhand/contracts/evidence/status';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import type { ReactNode } from 'react';
import list from '../../../file-list.module.css';
import styles from './processing.module.css';

const wording = evidenceSearchWording.processing;
/** The list of stored files shows all of them. */
const MOST = 8;

interface FewFilesProps {
  label: string;
  files: readonly FileIndexing[];
  /** All of them, listed or not. */
  count: number;
  /** Shown below the file's name. */
  children: (file: FileIndexing) => ReactNode;
}

export const FewFiles = ({ label, files, count, children }: FewFilesProps) => (
  <ul className={list.files} aria-label={label}>
    {files.slice(0, MOST).map((file) => (
      <li key={file.fileId}>
        <bdi className={list.name}>{file.filename}</bdi>
        {children(file)}
      </li>
    ))}
    {count > MOST && <li className={styles.more}>{wording.more(count - MOST)}</li>}
  </ul>
);
