import type { DatabaseShape } from '@evenhand/service-kit/database/database-options';
import { LeavingGuestRow } from '@evenhand/service-kit/erasure/leaving-guest.entity';
import { CaseKeyEntity } from '@evenhand/service-kit/keys/case-key.entity';
import { CodeRow } from '@evenhand/service-kit/mailed-links/code.entity';
import { LinkRefusalRow } from '@evenhand/service-kit/mailed-links/link-refusal.entity';
import { FoundContentRow } from '../address-proof/found-content.entity.js';
import { ActivityRow } from '../agreement/rows/activity.entity.js';
import { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { ApprovalRow } from '../agreement/rows/approval.entity.js';
import { HoldRow } from '../agreement/rows/hold.entity.js';
import { InvitationRow } from '../agreement/rows/invitation.entity.js';
import { LawyerRow } from '../agreement/rows/lawyer.entity.js';
import { AccessRow, LinkRow } from '../agreement/rows/link.entity.js';
import { NegotiatorRow } from '../agreement/rows/negotiator.entity.js';
import { ProposalRow } from '../agreement/rows/proposal.entity.js';
import { SignatureRow } from '../agreement/rows/signature.entity.js';
import { SigningEventRow } from '../agreement/rows/signing-event.entity.js';
import { WitnessRow } from '../agreement/rows/witness.entity.js';
import { IntakeRow } from '../answers/intake.entity.js';
import { EvidenceFileRow } from '../case-bar/evidence-file.entity.js';
import { FinancesRow } from '../case-bar/finances.entity.js';
import { Case } from '../cases/case.entity.js';
import { CommentRow, CommentsReadRow } from '../comments/comment.entity.js';
import { DownloadRow } from '../downloads/download.entity.js';
import { EntitlementRow } from '../entitlements/entitlement.entity.js';
import { OwnDataLinkRow } from '../own-data/own-data-link.entity.js';
import { SafetyScreenRow } from '../safety-screen/safety-screen.entity.js';
import { SealRow } from '../seals/seal.entity.js';
import { StatementRow } from '../statements/statement.entity.js';
import { LinksEndOnce1797100000000 } from './migrations/1797100000000-links-end-once.js';
import { FigureChoices1797200000000 } from './migrations/1797200000000-figure-choices.js';
import { CoolingOff1797400000000 } from './migrations/1797400000000-cooling-off.js';
import { OpenFinances1797500000000 } from './migrations/1797500000000-open-finances.js';
import { Proposals1797700000000 } from './migrations/1797700000000-proposals.js';
import { DraftedAnswers1798000000000 } from './migrations/1798000000000-drafted-answers.js';
import { Negotiators1798100000000 } from './migrations/1798100000000-negotiators.js';
import { Comments1798200000000 } from './migrations/1798200000000-comments.js';
import { SharedVersions1798300000000 } from './migrations/1798300000000-shared-versions.js';
import { ClosedCases1798400000000 } from './migrations/1798400000000-closed-cases.js';
import { AcceptedAnswers1798500000000 } from './migrations/1798500000000-accepted-answers.js';
import { SecondFactors1798600000000 } from './migrations/1798600000000-second-factors.js';
import { SealedColumns1798700000000 } from './migrations/1798700000000-sealed-columns.js';
import { MailChoices1798710000000 } from './migrations/1798710000000-mail-choices.js';
import { SealedAddresses1798900000000 } from './migrations/1798900000000-sealed-addresses.js';
import { OwnData1799000000000 } from './migrations/1799000000000-own-data.js';
import { OwnDataMailboxes1799100000000 } from './migrations/1799100000000-own-data-mailboxes.js';
import { InvitedReaders1799200000000 } from './migrations/1799200000000-invited-readers.js';
import { SignedDeal1799300000000 } from './migrations/1799300000000-signed-deal.js';

export const intakeSchema: DatabaseShape = {
  schema: 'intake',
  entities: [
    AccessRow,
    ActivityRow,
    AgreementRow,
    ApprovalRow,
    Case,
    CaseKeyEntity,
    CodeRow,
    CommentRow,
    CommentsReadRow,
    DownloadRow,
    EntitlementRow,
    EvidenceFileRow,
    FinancesRow,
    FoundContentRow,
    HoldRow,
    IntakeRow,
    InvitationRow,
    LeavingGuestRow,
    LinkRow,
    LinkRefusalRow,
    NegotiatorRow,
    OwnDataLinkRow,
    ProposalRow,
    SafetyScreenRow,
    SealRow,
    SignatureRow,
    SigningEventRow,
    StatementRow,
    WitnessRow,
    LawyerRow,
  ],
  migrations: [
    LinksEndOnce1797100000000,
    FigureChoices1797200000000,
    CoolingOff1797400000000,
    OpenFinances1797500000000,
    Proposals1797700000000,
    DraftedAnswers1798000000000,
    Negotiators1798100000000,
    Comments1798200000000,
    SharedVersions1798300000000,
    ClosedCases1798400000000,
    AcceptedAnswers1798500000000,
    SecondFactors1798600000000,
    SealedColumns1798700000000,
    MailChoices1798710000000,
    SealedAddresses1798900000000,
    OwnData1799000000000,
    OwnDataMailboxes1799100000000,
    InvitedReaders1799200000000,
    SignedDeal1799300000000,
  ],
};
