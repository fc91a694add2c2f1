import { codeOf, sentenceOf } from '@evenhand/web-kit/problem-error';
import { showToast, type Toast } from '@evenhand/web-kit/toast';
import { statusOf } from './retry.js';

/** Ignores 404: another window removed it. */
export const ignoringMissing = async (removal: Promise<unknown>): Promise<void> => {
  try {
    await removal;
  } catch (error) {
    if (codeOf(error) !== 'not-found') throw error;
  }
};

/** Shows why the API refused; the toast's text is for a failure without a reason. */
export const showRefused = (error: unknown, { title, text = '' }: Toast): void =>
  showToast({ title, text: sentenceOf(error, text), kind: 'destructive' });

/** No response, or 5xx: the change may have been made. */
export const isUnsure = (error: unknown): boolean => (statusOf(error) ?? 500) >= 500;

/** Messages for a change that failed and for one that may have been made. */
interface Said {
  failed: Toast;
  unsure: Toast;
}

export const reportFailure = (error: unknown, { failed, unsure }: Said): void =>
  isUnsure(error) ? showToast({ ...unsure, kind: 'destructive' }) : showRefused(error, failed);
