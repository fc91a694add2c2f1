import { codeOf } from '@evenhand/web-kit/problem-error';
import { showToast, type Toast } from '@evenhand/web-kit/toast';
import { statusOf } from './upload/retry.js';

/** What was removed in another window is gone, as it is wanted. */
export const ignoringMissing = async (removal: Promise<unknown>): Promise<void> => {
  try {
    await removal;
  } catch (error) {
    if (codeOf(error) !== 'not-found') throw error;
  }
};

/** Whether it may have been done all the same: no answer came, or that of a service that broke off. */
export const isUnsure = (error: unknown): boolean => (statusOf(error) ?? 500) >= 500;

/** The words for what was not done, and for what nobody can tell. */
interface Said {
  failed: Toast;
  unsure: Toast;
}

export const tellFailure = (error: unknown, { failed, unsure }: Said): void =>
  showToast({ ...(isUnsure(error) ? unsure : failed), kind: 'destructive' });
