import { Trouble } from '../trouble.ts';

export const PUBLISHED_MEANWHILE =
  'Another release was published at the same time: nothing changed; repeat the command.';

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Throws a Trouble for what a full disk or a concurrent release caused; what was live stays live. */
export const explainFailure = (error: unknown): never => {
  if (codeOf(error) === 'ENOSPC')
    throw new Trouble('The disk of the release store is full: nothing changed; make room and repeat the command.');
  if (['EEXIST', 'ENOTEMPTY'].includes(codeOf(error))) throw new Trouble(PUBLISHED_MEANWHILE);
  throw error;
};
