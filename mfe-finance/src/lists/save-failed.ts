import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { showToast } from '@evenhand/web-kit/toast';
import { financeWording } from '@evenhand/wording/finance';

/** Reports a failed save; the entry stays in the form. */
export const saveFailed = (error: unknown): void => {
  const { title, text } = financeWording.list.saveFailed;
  showToast({ title, text: sentenceOf(error, text), kind: 'destructive' });
};
