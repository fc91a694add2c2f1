import { timeOfDay } from '@evenhand/contracts/toronto';
import { intakeWording as wording } from '@evenhand/wording/intake';
import styles from './intake.module.css';
import type { IntakeDraft } from './use-intake-draft.js';

export const offlineSentence = (isKept: boolean): string => (isKept ? wording.offline : wording.offlineNotKept);

const sentence = ({ status, saved, isKept }: IntakeDraft): string => {
  if (status === 'saving') return wording.saving;
  if (status === 'offline') return offlineSentence(isKept);
  if (status === 'saved') return saved.savedAt ? wording.saved(timeOfDay(saved.savedAt)) : '';
  return wording.notSavedYet;
};

export const SavedNote = ({ draft }: { draft: IntakeDraft }) => (
  <p className={styles.saved} role="status">
    {sentence(draft)}
  </p>
);
