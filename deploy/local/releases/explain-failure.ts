import { Trouble } from '../trouble.ts';
import { StoreTrouble } from './store-trouble.ts';

export const PUBLISHED_MEANWHILE =
  'Another release was published at the same time: nothing changed; repeat the command.';

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** @throws StoreTrouble when a disk or a quota is full, otherwise what was given */
export const explainFullDisk = (error: unknown): never => {
  if (!['ENOSPC', 'EDQUOT'].includes(codeOf(error))) throw error;
  throw new StoreTrouble('The disk of the release store is full: what is live stays live; make room.');
};

/** Throws a Trouble for what a full disk or a concurrent release caused; what was live stays live. */
export const explainFailure = (error: unknown): never => {
  if (['EEXIST', 'ENOTEMPTY'].includes(codeOf(error))) throw new Trouble(PUBLISHED_MEANWHILE);
  return explainFullDisk(error);
};
