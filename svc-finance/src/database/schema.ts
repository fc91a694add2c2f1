import { LeavingGuestRow } from '@evenhand/service-kit/erasure/leaving-guest.entity';
import { CaseKeyEntity } from '@evenhand/service-kit/keys/case-key.entity';
import { CodeRow } from '@evenhand/service-kit/mailed-links/code.entity';
import { LinkRefusalRow } from '@evenhand/service-kit/mailed-links/link-refusal.entity';
import { CoupleRow } from '../couple/couple.entity.js';
import { DocumentFileRow } from '../documents/document-file.entity.js';
import { DocumentNoteRow } from '../documents/document-note.entity.js';
import { KeptFileRow } from '../documents/kept-file.entity.js';
import { HalfRow } from '../halves/half.entity.js';
import { HiddenContactsRow } from '../hidden/hidden-contacts.entity.js';
import { ImportRow } from '../imports/import.entity.js';
import { ImportedMovementsRow } from '../imports/imported-movements.entity.js';
import { RememberedMappingRow } from '../imports/remembered-mapping.entity.js';
import { ItemRow } from '../items/item.entity.js';
import { ItemVersionRow } from '../items/item-version.entity.js';
import { DisclosureLinkRow } from '../snapshots/disclosure-link.entity.js';
import { SnapshotRow } from '../snapshots/snapshot.entity.js';
import { ExplainedLinks1797100000000 } from './migrations/1797100000000-explained-links.js';
import { ClosedCases1797930000000 } from './migrations/1797930000000-closed-cases.js';
import { ImportedAccount1798100000000 } from './migrations/1798100000000-imported-account.js';
import { SecondFactors1798200000000 } from './migrations/1798200000000-second-factors.js';
import { SealedColumns1798700000000 } from './migrations/1798700000000-sealed-columns.js';
import { SealedAddresses1798900000000 } from './migrations/1798900000000-sealed-addresses.js';
import { LeavingGuests1799100000000 } from './migrations/1799100000000-leaving-guests.js';

export const financeSchema = {
  schema: 'finance',
  entities: [
    CaseKeyEntity,
    HalfRow,
    HiddenContactsRow,
    SnapshotRow,
    DisclosureLinkRow,
    CodeRow,
    LinkRefusalRow,
    ImportRow,
    ImportedMovementsRow,
    RememberedMappingRow,
    CoupleRow,
    ItemRow,
    ItemVersionRow,
    LeavingGuestRow,
    DocumentNoteRow,
    DocumentFileRow,
    KeptFileRow,
  ],
  migrations: [
    ExplainedLinks1797100000000,
    ClosedCases1797930000000,
    ImportedAccount1798100000000,
    SecondFactors1798200000000,
    SealedColumns1798700000000,
    SealedAddresses1798900000000,
    LeavingGuests1799100000000,
  ],
};
