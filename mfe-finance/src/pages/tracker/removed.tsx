import { Button } from '@evenhand/ui/button';
import { financeWording } from '@evenhand/wording/finance';
import styles from './tracker.module.css';

const wording = financeWording.list;

interface RemovedProps {
  /** What was deleted last; null when nothing was, or it was brought back. */
  name: string | null;
  isUndoing: boolean;
  onUndo: () => void;
}

/** The way back for who deleted something. */
export const Removed = ({ name, isUndoing, onUndo }: RemovedProps) => (
  <div role="status">
    {name !== null && (
      <p className={styles.removed}>
        <bdi>{wording.removed(name)}</bdi>
        <Button small busy={isUndoing} onClick={onUndo}>
          {wording.undo}
        </Button>
      </p>
    )}
  </div>
);
