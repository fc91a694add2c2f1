import { EvidenceFileEntity } from '../files/evidence-file.entity.js';
import { CaseKeyEntity } from '../keys/case-key.entity.js';
import { RetentionEntity } from '../retention/retention.entity.js';
import { IndexedFile } from '../status/indexed-file.entity.js';
import { IndexedFiles1795132800000 } from './migrations/1795132800000-indexed-files.js';
import { EvidenceFiles1795219200000 } from './migrations/1795219200000-evidence-files.js';

export const evidenceSchema = {
  schema: 'evidence',
  entities: [CaseKeyEntity, EvidenceFileEntity, IndexedFile, RetentionEntity],
  migrations: [IndexedFiles1795132800000, EvidenceFiles1795219200000],
};
