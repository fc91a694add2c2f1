import type { Indexing } from '@evenhand/contracts/evidence/status';
import { Badge } from '@evenhand/ui/badge';
import { stateInWords } from './file-state.js';
import styles from './processing.module.css';

/** How far the reading of one file is. */
export const FileBadge = ({ file }: { file: Indexing }) => {
  const { kind, text, detail } = stateInWords(file);
  return (
    <span className={styles.state}>
      <Badge kind={kind}>{text}</Badge>
      {detail && <small>{detail}</small>}
    </span>
  );
};
