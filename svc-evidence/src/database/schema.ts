import { AnsweringEntity } from '../answering/answering.entity.js';
import { EvidenceFileEntity } from '../files/evidence-file.entity.js';
import { CaseKeyEntity } from '../keys/case-key.entity.js';
import { RemovalEntity } from '../removals/removal.entity.js';
import { RetentionEntity } from '../retention/retention.entity.js';
import { SavedSearchEntity } from '../saved-searches/saved-search.entity.js';
import { IndexedFiles1795132800000 } from './migrations/1795132800000-indexed-files.js';
import { EvidenceFiles1795219200000 } from './migrations/1795219200000-evidence-files.js';
import { SearchIndex1795305600000 } from './migrations/1795305600000-search-index.js';
import { SealedSegments1795392000000 } from './migrations/1795392000000-sealed-segments.js';
import { QdrantBatches1795435200000 } from './migrations/1795435200000-qdrant-batches.js';
import { UploadParts1795478400000 } from './migrations/1795478400000-upload-parts.js';
import { Answering1795564800000 } from './migrations/1795564800000-answering.js';
import { StuckFiles1795651200000 } from './migrations/1795651200000-stuck-files.js';
import { PassagesInBlocks1795737600000 } from './migrations/1795737600000-passages-in-blocks.js';
import { SavedSearches1795824000000 } from './migrations/1795824000000-saved-searches.js';
import { BegunReadings1795910400000 } from './migrations/1795910400000-begun-readings.js';
import { Judgements1795996800000 } from './migrations/1795996800000-judgements.js';
import { UnseenSigns1796083200000 } from './migrations/1796083200000-unseen-signs.js';
import { Removals1796169600000 } from './migrations/1796169600000-removals.js';
import { RemovedPoints1796256000000 } from './migrations/1796256000000-removed-points.js';
import { KeysInFiles1796342400000 } from './migrations/1796342400000-keys-in-files.js';
import { UnreadParts1796428800000 } from './migrations/1796428800000-unread-parts.js';
import { MonthsOfMessages1796515200000 } from './migrations/1796515200000-months-of-messages.js';
import { FilePurposes1796520000000 } from './migrations/1796520000000-file-purposes.js';

export const evidenceSchema = {
  schema: 'evidence',
  entities: [AnsweringEntity, CaseKeyEntity, EvidenceFileEntity, RemovalEntity, RetentionEntity, SavedSearchEntity],
  migrations: [
    IndexedFiles1795132800000,
    EvidenceFiles1795219200000,
    SearchIndex1795305600000,
    SealedSegments1795392000000,
    QdrantBatches1795435200000,
    UploadParts1795478400000,
    Answering1795564800000,
    StuckFiles1795651200000,
    PassagesInBlocks1795737600000,
    SavedSearches1795824000000,
    BegunReadings1795910400000,
    Judgements1795996800000,
    UnseenSigns1796083200000,
    Removals1796169600000,
    RemovedPoints1796256000000,
    KeysInFiles1796342400000,
    UnreadParts1796428800000,
    MonthsOfMessages1796515200000,
    FilePurposes1796520000000,
  ],
};
