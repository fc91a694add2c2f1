import { DatabaseModule } from '@evenhand/service-kit/database/database.module';
import { CodesRepository } from '@evenhand/service-kit/mailed-links/codes.repository';
import { CodesService } from '@evenhand/service-kit/mailed-links/codes.service';
import { LinkRefusalsService } from '@evenhand/service-kit/mailed-links/link-refusals.service';
import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AccessCookie } from './access/access-cookie.js';
import { EntryController } from './access/entry.controller.js';
import { EntryService } from './access/entry.service.js';
import { GuestController } from './access/guest.controller.js';
import { GuestActsService } from './access/guest-acts.service.js';
import { GuestsService } from './access/guests.service.js';
import { InternalAccessController } from './access/internal-access.controller.js';
import { NotMeService } from './access/not-me.service.js';
import { ActivitiesRepository } from './activities/activities.repository.js';
import { AddressProvenConsumer } from './address-proof/address-proven.consumer.js';
import { FoundContentController } from './address-proof/found-content.controller.js';
import { FoundContentService } from './address-proof/found-content.service.js';
import { PackagesService } from './agreement/packages.service.js';
import { AgreementsRepository } from './agreement/rows/agreements.repository.js';
import { HoldsRepository } from './agreement/rows/holds.repository.js';
import { InvitationsRepository } from './agreement/rows/invitations.repository.js';
import { LinksRepository } from './agreement/rows/links.repository.js';
import { SignaturesRepository } from './agreement/rows/signatures.repository.js';
import { SigningEventsRepository } from './agreement/rows/signing-events.repository.js';
import { SigningViewService } from './agreement/signing-view.service.js';
import { IntakesRepository } from './answers/intakes.repository.js';
import { PeopleConsumer } from './answers/people.consumer.js';
import { CaseBarController } from './case-bar/case-bar.controller.js';
import { CaseBarRepository } from './case-bar/case-bar.repository.js';
import { CaseBarService } from './case-bar/case-bar.service.js';
import { EvidenceConsumer } from './case-bar/evidence.consumer.js';
import { FinancesConsumer } from './case-bar/finances.consumer.js';
import { CasesRepository } from './cases/cases.repository.js';
import { OwnerMailService } from './cases/owner-mail.service.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { DashboardService } from './dashboard/dashboard.service.js';
import { intakeSchema } from './database/schema.js';
import { DownloadsController } from './downloads/downloads.controller.js';
import { DownloadsRepository } from './downloads/downloads.repository.js';
import { DownloadsService } from './downloads/downloads.service.js';
import { AgreementController } from './drafting/agreement.controller.js';
import { AgreementService } from './drafting/agreement.service.js';
import { AnswerSheetController } from './drafting/answer-sheet.controller.js';
import { ApprovalService } from './drafting/approval.service.js';
import { DraftingService } from './drafting/drafting.service.js';
import { FindingsController } from './drafting/findings.controller.js';
import { FindingsService } from './drafting/findings.service.js';
import { HalfConfirmationService } from './drafting/half-confirmation.service.js';
import { VoidingService } from './drafting/voiding.service.js';
import { EntitlementsConsumer } from './entitlements/entitlements.consumer.js';
import { EntitlementsRepository } from './entitlements/entitlements.repository.js';
import { OpenedPlanController } from './entitlements/opened-plan.controller.js';
import { OpenedPlanService } from './entitlements/opened-plan.service.js';
import { PlanCheck } from './entitlements/plan-check.interceptor.js';
import { HeldBackService } from './held-back/held-back.service.js';
import { HiddenContactsService } from './held-back/hidden-contacts.service.js';
import { HoldsConsumer } from './holds/holds.consumer.js';
import { HoldsService } from './holds/holds.service.js';
import { IntakeController } from './intake/intake.controller.js';
import { IntakeService } from './intake/intake.service.js';
import { ClosingService } from './invitation/closing.service.js';
import { InvitationController } from './invitation/invitation.controller.js';
import { InvitationService } from './invitation/invitation.service.js';
import { InvitationSweep } from './invitation/invitation-sweep.service.js';
import { LinkStandingService } from './links/link-standing.service.js';
import { LinksService } from './links/links.service.js';
import { OverviewController } from './overview/overview.controller.js';
import { OverviewService } from './overview/overview.service.js';
import { SafetyScreenController } from './safety-screen/safety-screen.controller.js';
import { SafetyScreenService } from './safety-screen/safety-screen.service.js';
import { SafetyScreensRepository } from './safety-screen/safety-screens.repository.js';
import { SealAgreementProcessor } from './sealing/seal-agreement.processor.js';
import { Sealer } from './sealing/sealer.js';
import { SealingService } from './sealing/sealing.service.js';
import { SealedFilesService } from './seals/sealed-files.service.js';
import { SealsRepository } from './seals/seals.repository.js';
import { SelfTestController } from './self-test/self-test.controller.js';
import { SelfTestService } from './self-test/self-test.service.js';
import { TestTurns } from './self-test/test-turns.js';
import { Workflow } from './self-test/workflow.js';
import { AttestingService } from './signing/attesting.service.js';
import { DecliningService } from './signing/declining.service.js';
import { LawyersService } from './signing/lawyers.service.js';
import { OwnerSigningService } from './signing/owner-signing.service.js';
import { RemindersService } from './signing/reminders.service.js';
import { SignaturesService } from './signing/signatures.service.js';
import { SignerLinksService } from './signing/signer-links.service.js';
import { SigningController } from './signing/signing.controller.js';
import { SigningService } from './signing/signing.service.js';
import { SigningSweep } from './signing/signing-sweep.service.js';
import { WitnessesService } from './signing/witnesses.service.js';
import { StatementsConsumer } from './statements/statements.consumer.js';
import { StatementsRepository } from './statements/statements.repository.js';
import { SweepProcessor } from './sweep/sweep.processor.js';
import { SweepTimer } from './sweep/sweep-timer.js';
import { Comparisons } from './verification/comparisons.js';
import { VerificationController } from './verification/verification.controller.js';
import { VerificationService } from './verification/verification.service.js';

@Module({
  imports: [DatabaseModule.for(intakeSchema)],
  controllers: [
    AgreementController,
    AnswerSheetController,
    CaseBarController,
    DashboardController,
    DownloadsController,
    EntryController,
    FindingsController,
    FoundContentController,
    GuestController,
    IntakeController,
    InternalAccessController,
    InvitationController,
    OverviewController,
    OpenedPlanController,
    SafetyScreenController,
    SelfTestController,
    SigningController,
    VerificationController,
  ],
  providers: [
    { provide: APP_INTERCEPTOR, useClass: PlanCheck },
    EntitlementsConsumer,
    EntitlementsRepository,
    OpenedPlanService,
    AccessCookie,
    ActivitiesRepository,
    AddressProvenConsumer,
    AgreementService,
    AgreementsRepository,
    ApprovalService,
    CaseBarRepository,
    CaseBarService,
    CasesRepository,
    ClosingService,
    CodesRepository,
    CodesService,
    Comparisons,
    DashboardService,
    DecliningService,
    DownloadsRepository,
    DownloadsService,
    DraftingService,
    EntryService,
    EvidenceConsumer,
    FinancesConsumer,
    StatementsConsumer,
    StatementsRepository,
    FindingsService,
    HalfConfirmationService,
    FoundContentService,
    GuestActsService,
    GuestsService,
    HeldBackService,
    HiddenContactsService,
    HoldsConsumer,
    HoldsRepository,
    HoldsService,
    IntakeService,
    IntakesRepository,
    InvitationService,
    InvitationSweep,
    InvitationsRepository,
    LinkRefusalsService,
    LinkStandingService,
    LinksRepository,
    LinksService,
    NotMeService,
    OverviewService,
    OwnerMailService,
    OwnerSigningService,
    PackagesService,
    PeopleConsumer,
    RemindersService,
    SafetyScreenService,
    SafetyScreensRepository,
    SealAgreementProcessor,
    SealedFilesService,
    Sealer,
    SealingService,
    SealsRepository,
    SelfTestService,
    TestTurns,
    SignaturesRepository,
    SigningEventsRepository,
    SignaturesService,
    SignerLinksService,
    SigningService,
    AttestingService,
    SigningSweep,
    SigningViewService,
    SweepProcessor,
    SweepTimer,
    VerificationService,
    VoidingService,
    WitnessesService,
    LawyersService,
    Workflow,
  ],
})
export class AppModule {}
