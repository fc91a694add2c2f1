import type { DatabaseShape } from '@evenhand/service-kit/database/database-options';
import { CodeRow } from '@evenhand/service-kit/mailed-links/code.entity';
import { LinkRefusalRow } from '@evenhand/service-kit/mailed-links/link-refusal.entity';
import { FoundContentRow } from '../address-proof/found-content.entity.js';
import { AccessRow } from '../agreement/rows/access.entity.js';
import { ActivityRow } from '../agreement/rows/activity.entity.js';
import { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { ApprovalRow } from '../agreement/rows/approval.entity.js';
import { HoldRow } from '../agreement/rows/hold.entity.js';
import { InvitationRow } from '../agreement/rows/invitation.entity.js';
import { LawyerRow } from '../agreement/rows/lawyer.entity.js';
import { LinkRow } from '../agreement/rows/link.entity.js';
import { SignatureRow } from '../agreement/rows/signature.entity.js';
import { SigningEventRow } from '../agreement/rows/signing-event.entity.js';
import { WitnessRow } from '../agreement/rows/witness.entity.js';
import { IntakeRow } from '../answers/intake.entity.js';
import { EvidenceFileRow } from '../case-bar/evidence-file.entity.js';
import { FinancesRow } from '../case-bar/finances.entity.js';
import { Case } from '../cases/case.entity.js';
import { DownloadRow } from '../downloads/download.entity.js';
import { EntitlementRow } from '../entitlements/entitlement.entity.js';
import { SafetyScreenRow } from '../safety-screen/safety-screen.entity.js';
import { SealRow } from '../seals/seal.entity.js';
import { CasesAndIntake1763700000000 } from './migrations/1763700000000-cases-and-intake.js';
import { Agreements1763700001000 } from './migrations/1763700001000-agreements.js';
import { InvitationsAndAccess1763700002000 } from './migrations/1763700002000-invitations-and-access.js';
import { Signing1763700003000 } from './migrations/1763700003000-signing.js';
import { SealsAndDownloads1763700004000 } from './migrations/1763700004000-seals-and-downloads.js';
import { EvidenceFiles1763900000000 } from './migrations/1763900000000-evidence-files.js';
import { ExplainableLinks1763900001000 } from './migrations/1763900001000-explainable-links.js';
import { FoundContent1763900002000 } from './migrations/1763900002000-found-content.js';
import { CaseFinances1763900003000 } from './migrations/1763900003000-case-finances.js';
import { Entitlements1795300000000 } from './migrations/1795300000000-entitlements.js';
import { DisclosureReceived1795366000000 } from './migrations/1795366000000-disclosure-received.js';
import { Statements1795380000000 } from './migrations/1795380000000-statements.js';
import { Lawyers1795390000000 } from './migrations/1795390000000-lawyers.js';
import { DisclosuresByAddress1796700000000 } from './migrations/1796700000000-disclosures-by-address.js';
import { Holds1796700100000 } from './migrations/1796700100000-holds.js';
import { ContactsHidden1796700200000 } from './migrations/1796700200000-contacts-hidden.js';
import { MailsADay1796700400000 } from './migrations/1796700400000-mails-a-day.js';
import { LinksEndOnce1797100000000 } from './migrations/1797100000000-links-end-once.js';

export const intakeSchema: DatabaseShape = {
  schema: 'intake',
  entities: [
    AccessRow,
    ActivityRow,
    AgreementRow,
    ApprovalRow,
    Case,
    CodeRow,
    DownloadRow,
    EntitlementRow,
    EvidenceFileRow,
    FinancesRow,
    FoundContentRow,
    HoldRow,
    IntakeRow,
    InvitationRow,
    LinkRow,
    LinkRefusalRow,
    SafetyScreenRow,
    SealRow,
    SignatureRow,
    SigningEventRow,
    WitnessRow,
    LawyerRow,
  ],
  migrations: [
    CasesAndIntake1763700000000,
    Agreements1763700001000,
    InvitationsAndAccess1763700002000,
    Signing1763700003000,
    SealsAndDownloads1763700004000,
    EvidenceFiles1763900000000,
    ExplainableLinks1763900001000,
    FoundContent1763900002000,
    CaseFinances1763900003000,
    Entitlements1795300000000,
    DisclosureReceived1795366000000,
    Statements1795380000000,
    Lawyers1795390000000,
    DisclosuresByAddress1796700000000,
    Holds1796700100000,
    ContactsHidden1796700200000,
    MailsADay1796700400000,
    LinksEndOnce1797100000000,
  ],
};
