import type { EvidenceFile, Refusal } from '@evenhand/contracts/evidence/files';
import { Badge } from '@evenhand/ui/badge';
import { Button } from '@evenhand/ui/button';
import { evidenceWording } from '@evenhand/wording/evidence';
import list from '../../../file-list.module.css';
import styles from './stored.module.css';
import { useDismiss } from './stored-api.js';

const wording = evidenceWording.files;

interface RefusedItemProps {
  file: EvidenceFile;
  refused: Refusal;
  /** For focus: the pressed button is removed. */
  onDismissed: () => void;
}

/** Dismissed without confirmation: no content of the file was kept. */
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
