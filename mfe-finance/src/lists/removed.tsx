import { Button } from '@evenhand/ui/button';
import { financeWording } from '@evenhand/wording/finance';
import styles from './lists.module.css';

const wording = financeWording.list;

interface RemovedProps {
  /** The item deleted last; null when there is none or it was restored. */
  name: string | null;
  isUndoing: boolean;
  onUndo: () => void;
}

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
