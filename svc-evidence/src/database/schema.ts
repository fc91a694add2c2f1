import { CaseKeyEntity } from '@evenhand/service-kit/keys/case-key.entity';
import { AnsweringEntity } from '../answering/answering.entity.js';
import { EvidenceFileEntity } from '../files/evidence-file.entity.js';
import { RemovalEntity } from '../removals/removal.entity.js';
import { RetentionEntity } from '../retention/retention.entity.js';
import { SavedSearchEntity } from '../saved-searches/saved-search.entity.js';
import { FilePurposes1796520000000 } from './migrations/1796520000000-file-purposes.js';
import { IrregularVerbs1796600000000 } from './migrations/1796600000000-irregular-verbs.js';
import { WaitingSince1796700000000 } from './migrations/1796700000000-waiting-since.js';
import { DerivedWords1796800000000 } from './migrations/1796800000000-derived-words.js';
import { KeysOfParts1798700000000 } from './migrations/1798700000000-keys-of-parts.js';
import { SealedNames1798900000000 } from './migrations/1798900000000-sealed-names.js';
import { WholeMessages1799300000000 } from './migrations/1799300000000-whole-messages.js';
import { PrintedTimes1799700000000 } from './migrations/1799700000000-printed-times.js';
import { SentPictures1799800000000 } from './migrations/1799800000000-sent-pictures.js';

export const evidenceSchema = {
  schema: 'evidence',
  entities: [AnsweringEntity, CaseKeyEntity, EvidenceFileEntity, RemovalEntity, RetentionEntity, SavedSearchEntity],
  migrations: [
    FilePurposes1796520000000,
    IrregularVerbs1796600000000,
    WaitingSince1796700000000,
    DerivedWords1796800000000,
    KeysOfParts1798700000000,
    SealedNames1798900000000,
    WholeMessages1799300000000,
    PrintedTimes1799700000000,
    SentPictures1799800000000,
  ],
};
