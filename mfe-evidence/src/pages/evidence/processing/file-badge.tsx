import { type Indexing, isFoundByWords } from '@evenhand/contracts/evidence/status';
import { Badge } from '@evenhand/ui/badge';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import styles from './processing.module.css';

const { states, meaning } = evidenceSearchWording.processing;

const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((100 * Math.min(part, whole)) / whole);

const kinds = { waiting: 'plain', reading: 'info', searchable: 'info', complete: 'good', failed: 'attention' } as const;

const stateInWords = (file: Indexing) => {
  const { state, bytes, bytesRead, chunks, embedded } = file;
  const kind = kinds[state];
  if (isFoundByWords(file)) return { kind, text: states.searchable };
  if (state === 'reading') return { kind, text: states.reading(share(bytesRead, bytes)) };
  if (state === 'searchable') return { kind, text: states.searchable, detail: meaning(share(embedded, chunks)) };
  return { kind, text: states[state] };
};

export const FileBadge = ({ file }: { file: Indexing }) => {
  const { kind, text, detail } = stateInWords(file);
  return (
    <span className={styles.state}>
      <Badge kind={kind}>{text}</Badge>
      {detail && <small>{detail}</small>}
    </span>
  );
};
