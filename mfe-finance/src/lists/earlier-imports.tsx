import type { Ledger } from '@evenhand/contracts/finance/imports';
import { VanishingButton } from '@evenhand/web-kit/vanishing-button';
import { financeWording } from '@evenhand/wording/finance';
import styles from './lists.module.css';

const wording = financeWording.imports;

interface EarlierImportsProps {
  imports: Ledger['imports'];
  isUndoing: boolean;
  onUndo: (id: string) => void;
}

export const EarlierImports = ({ imports, isUndoing, onUndo }: EarlierImportsProps) => (
  <>
    <h3>{wording.earlier}</h3>
    <ul className={styles.documents}>
      {imports.map(({ id, filename, added, isUndone }) => (
        <li key={id} className={styles.file}>
          <bdi>{filename}</bdi> <span className={styles.about}>{isUndone ? wording.undone : wording.done(added)}</span>
          {!isUndone && (
            <VanishingButton small kind="quiet" busy={isUndoing} onClick={() => onUndo(id)}>
              {wording.undo}
            </VanishingButton>
          )}
        </li>
      ))}
    </ul>
  </>
);
