import { CodeRow } from '@evenhand/service-kit/mailed-links/code.entity';
import { LinkRefusalRow } from '@evenhand/service-kit/mailed-links/link-refusal.entity';
import { CoupleRow } from '../couple/couple.entity.js';
import { DocumentFileRow } from '../documents/document-file.entity.js';
import { DocumentNoteRow } from '../documents/document-note.entity.js';
import { KeptFileRow } from '../documents/kept-file.entity.js';
import { HalfRow } from '../halves/half.entity.js';
import { HiddenContactsRow } from '../hidden/hidden-contacts.entity.js';
import { ImportRow } from '../imports/import.entity.js';
import { RememberedMappingRow } from '../imports/remembered-mapping.entity.js';
import { ItemRow } from '../items/item.entity.js';
import { ItemVersionRow } from '../items/item-version.entity.js';
import { DisclosureLinkRow } from '../snapshots/disclosure-link.entity.js';
import { SnapshotRow } from '../snapshots/snapshot.entity.js';
import { Assets1795132800000 } from './migrations/1795132800000-assets.js';
import { Items1795219200000 } from './migrations/1795219200000-items.js';
import { Couple1795219300000 } from './migrations/1795219300000-couple.js';
import { Imports1795219400000 } from './migrations/1795219400000-imports.js';
import { Snapshots1795219500000 } from './migrations/1795219500000-snapshots.js';
import { Halves1795305600000 } from './migrations/1795305600000-halves.js';
import { TakenBack1796700000000 } from './migrations/1796700000000-taken-back.js';
import { Sizes1796700000001 } from './migrations/1796700000001-sizes.js';
import { HiddenContacts1796700200000 } from './migrations/1796700200000-hidden-contacts.js';
import { KeptFiles1796700300000 } from './migrations/1796700300000-kept-files.js';
import { CodesADay1796700400000 } from './migrations/1796700400000-codes-a-day.js';
import { ExplainedLinks1797100000000 } from './migrations/1797100000000-explained-links.js';

export const financeSchema = {
  schema: 'finance',
  entities: [
    HalfRow,
    HiddenContactsRow,
    SnapshotRow,
    DisclosureLinkRow,
    CodeRow,
    LinkRefusalRow,
    ImportRow,
    RememberedMappingRow,
    CoupleRow,
    ItemRow,
    ItemVersionRow,
    DocumentNoteRow,
    DocumentFileRow,
    KeptFileRow,
  ],
  migrations: [
    Assets1795132800000,
    Items1795219200000,
    Couple1795219300000,
    Imports1795219400000,
    Snapshots1795219500000,
    Halves1795305600000,
    TakenBack1796700000000,
    Sizes1796700000001,
    HiddenContacts1796700200000,
    KeptFiles1796700300000,
    CodesADay1796700400000,
    ExplainedLinks1797100000000,
  ],
};
