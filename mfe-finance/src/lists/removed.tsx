import { focusIfLost } from '@evenhand/web-kit/focus-heading';
import { VanishingButton } from '@evenhand/web-kit/vanishing-button';
import { financeWording } from '@evenhand/wording/finance';
import { useEffect, useRef } from 'react';
import styles from './lists.module.css';

const wording = financeWording.list;

interface UndoProps {
  isUndoing: boolean;
  onUndo: () => void;
}

interface RemovedProps extends UndoProps {
  /** The item deleted last; null when there is none or it was restored. */
  removed: { id: string; name: string } | null;
}

/** Takes the focus of the pressed Delete, whose row is gone. */
const Undo = ({ isUndoing, onUndo }: UndoProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => focusIfLost(button.current), []);
  return (
    <VanishingButton ref={button} small busy={isUndoing} onClick={onUndo}>
      {wording.undo}
    </VanishingButton>
  );
};

export const Removed = ({ removed, ...undo }: RemovedProps) => (
  <div role="status">
    {removed && (
      <p key={removed.id} className={styles.removed}>
        <bdi>{wording.removed(removed.name)}</bdi>
        <Undo {...undo} />
      </p>
    )}
  </div>
);
