import { IndexedFile } from '../status/indexed-file.entity.js';
import { IndexedFiles1795132800000 } from './migrations/1795132800000-indexed-files.js';

export const evidenceSchema = {
  schema: 'evidence',
  entities: [IndexedFile],
  migrations: [IndexedFiles1795132800000],
};
