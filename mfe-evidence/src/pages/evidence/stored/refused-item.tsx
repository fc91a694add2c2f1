import type { EvidenceFile, Refusal } from '@evenhand/contracts/evidence/files';
import { Badge } from '@evenhand/ui/badge';
import { Button } from '@evenhand/ui/button';
import { evidenceWording } from '@evenhand/wording/evidence';
import list from '../file-list.module.css';
import styles from './stored.module.css';
import { useDismiss } from './stored-api.js';

const wording = evidenceWording.files;

interface RefusedItemProps {
  file: EvidenceFile;
  refused: Refusal;
  /** The button that was pressed is gone: somebody has to take the focus. */
  onDismissed: () => void;
}

/** Nothing of the file was kept, so nothing is lost with the word of it: that goes without a question. */
export const RefusedItem = ({ file: { id, name }, refused, onDismissed }: RefusedItemProps) => {
  const dismiss = useDismiss();
  return (
    <li>
      <div className={styles.what}>
        <bdi className={list.name}>{name}</bdi>
        <Badge kind="attention">{wording.refused}</Badge>
        <p>{evidenceWording.refused[refused]}</p>
      </div>
      <div className={styles.acts}>
        <Button
          kind="quiet"
          busy={dismiss.isPending}
          aria-label={wording.dismissNamed(name)}
          onClick={() => void dismiss.mutateAsync(id).then(onDismissed, () => {})}
        >
          {wording.dismiss}
        </Button>
      </div>
    </li>
  );
};
