import { codeOf, sentenceOf } from '@evenhand/web-kit/problem-error';
import { showToast } from '@evenhand/web-kit/toast';
import { financeWording } from '@evenhand/wording/finance';
import { useRefresh } from './use-finances.js';

const wording = financeWording.list;

/** What another window did to the item; null for other errors. */
const conflictOf = (error: unknown) => {
  const code = codeOf(error);
  if (code === 'changed-elsewhere') return wording.changedElsewhere;
  return code === 'not-found' ? wording.deletedElsewhere : null;
};

export const isConflict = (error: unknown): boolean => conflictOf(error) !== null;

/** Reports a failure, `failed` when neither a conflict nor the API's sentence explains it. */
export const reportFailure = (error: unknown, { title, text }: { title: string; text: string }): void =>
  showToast({ ...(conflictOf(error) ?? { title, text: sentenceOf(error, text) }), kind: 'destructive' });

/** Reports a failed save; the entry stays in the form. */
export const saveFailed = (error: unknown): void => reportFailure(error, wording.saveFailed);

/** Reports a failed save, and reads the lists again after a conflict. */
export const useSaveFailed = () => {
  const refresh = useRefresh();
  return (error: unknown): void => {
    saveFailed(error);
    if (isConflict(error)) void refresh();
  };
};
