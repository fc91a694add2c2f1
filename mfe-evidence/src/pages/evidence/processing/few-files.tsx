import type { FileIndexing } from '@evenhand/contracts/evidence/status';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import type { ReactNode } from 'react';
import list from '../file-list.module.css';
import styles from './processing.module.css';

const wording = evidenceSearchWording.processing;
/** More would push everything else off the page; all files stand in the list of what is stored. */
const MOST = 8;

interface FewFilesProps {
  label: string;
  files: readonly FileIndexing[];
  /** How many there are of them, told or not. */
  count: number;
  /** What is said about a file below its name. */
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
