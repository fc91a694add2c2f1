import { DatabaseModule } from '@evenhand/service-kit/database/database.module';
import { CaseKeysModule } from '@evenhand/service-kit/keys/case-keys.module';
import { Module } from '@nestjs/common';
import { AccessModule } from './access/access.module.js';
import { AddressProofModule } from './address-proof/address-proof.module.js';
import { AgreementModule } from './agreement/agreement.module.js';
import { AnswersModule } from './answers/answers.module.js';
import { CaseBarModule } from './case-bar/case-bar.module.js';
import { CasesModule } from './cases/cases.module.js';
import { CommentsModule } from './comments/comments.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { intakeSchema } from './database/schema.js';
import { DownloadsModule } from './downloads/downloads.module.js';
import { DraftingModule } from './drafting/drafting.module.js';
import { EntitlementsModule } from './entitlements/entitlements.module.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { HeldBackModule } from './held-back/held-back.module.js';
import { HoldsModule } from './holds/holds.module.js';
import { IntakeModule } from './intake/intake.module.js';
import { InvitationModule } from './invitation/invitation.module.js';
import { LawModule } from './law/law.module.js';
import { LinksModule } from './links/links.module.js';
import { NegotiationModule } from './negotiation/negotiation.module.js';
import { OverviewModule } from './overview/overview.module.js';
import { OwnDataModule } from './own-data/own-data.module.js';
import { ProposalsModule } from './proposals/proposals.module.js';
import { SafetyScreenModule } from './safety-screen/safety-screen.module.js';
import { SealingModule } from './sealing/sealing.module.js';
import { SealsModule } from './seals/seals.module.js';
import { SelfTestModule } from './self-test/self-test.module.js';
import { SigningModule } from './signing/signing.module.js';
import { StatementsModule } from './statements/statements.module.js';
import { SweepModule } from './sweep/sweep.module.js';
import { VerificationModule } from './verification/verification.module.js';
import { VersionsModule } from './versions/versions.module.js';

@Module({
  imports: [
    DatabaseModule.for(intakeSchema),
    CaseKeysModule.for('intake'),
    AccessModule,
    AddressProofModule,
    AgreementModule,
    AnswersModule,
    CaseBarModule,
    CasesModule,
    CommentsModule,
    DashboardModule,
    DownloadsModule,
    DraftingModule,
    EntitlementsModule,
    ErasureModule,
    HeldBackModule,
    HoldsModule,
    IntakeModule,
    InvitationModule,
    LawModule,
    LinksModule,
    NegotiationModule,
    OverviewModule,
    OwnDataModule,
    ProposalsModule,
    SafetyScreenModule,
    SealingModule,
    SealsModule,
    SelfTestModule,
    SigningModule,
    StatementsModule,
    SweepModule,
    VerificationModule,
    VersionsModule,
  ],
})
export class AppModule {}
