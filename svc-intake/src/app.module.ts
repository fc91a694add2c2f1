import { DatabaseModule } from '@evenhand/service-kit/database/database.module';
import { Module } from '@nestjs/common';
import { AccessCookie } from './access/access-cookie.js';
import { EntryController } from './access/entry.controller.js';
import { EntryService } from './access/entry.service.js';
import { GuestController } from './access/guest.controller.js';
import { GuestActsService } from './access/guest-acts.service.js';
import { GuestsService } from './access/guests.service.js';
import { InternalAccessController } from './access/internal-access.controller.js';
import { LinkStandingService } from './access/link-standing.service.js';
import { LinksRepository } from './access/links.repository.js';
import { LinksService } from './access/links.service.js';
import { NotMeService } from './access/not-me.service.js';
import { AgreementController } from './agreement/agreement.controller.js';
import { AgreementService } from './agreement/agreement.service.js';
import { AgreementsRepository } from './agreement/agreements.repository.js';
import { ApprovalService } from './agreement/approval.service.js';
import { DraftingService } from './agreement/drafting.service.js';
import { FindingsController } from './agreement/findings.controller.js';
import { FindingsService } from './agreement/findings.service.js';
import { PackagesService } from './agreement/packages.service.js';
import { VoidingService } from './agreement/voiding.service.js';
import { CasesRepository } from './cases/cases.repository.js';
import { OwnerMailService } from './cases/owner-mail.service.js';
import { PeopleConsumer } from './cases/people.consumer.js';
import { CodesRepository } from './codes/codes.repository.js';
import { CodesService } from './codes/codes.service.js';
import { ActivitiesRepository } from './dashboard/activities.repository.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { DashboardService } from './dashboard/dashboard.service.js';
import { intakeSchema } from './database/schema.js';
import { DownloadsController } from './downloads/downloads.controller.js';
import { DownloadsRepository } from './downloads/downloads.repository.js';
import { DownloadsService } from './downloads/downloads.service.js';
import { IntakeController } from './intake/intake.controller.js';
import { IntakeService } from './intake/intake.service.js';
import { IntakesRepository } from './intake/intakes.repository.js';
import { ClosingService } from './invitation/closing.service.js';
import { InvitationController } from './invitation/invitation.controller.js';
import { InvitationService } from './invitation/invitation.service.js';
import { InvitationSweep } from './invitation/invitation-sweep.service.js';
import { InvitationsRepository } from './invitation/invitations.repository.js';
import { SafetyScreenController } from './safety-screen/safety-screen.controller.js';
import { SafetyScreenService } from './safety-screen/safety-screen.service.js';
import { SafetyScreensRepository } from './safety-screen/safety-screens.repository.js';
import { SealAgreementProcessor } from './sealing/seal-agreement.processor.js';
import { SealedFilesService } from './sealing/sealed-files.service.js';
import { Sealer } from './sealing/sealer.js';
import { SealingService } from './sealing/sealing.service.js';
import { SealsRepository } from './sealing/seals.repository.js';
import { DecliningService } from './signing/declining.service.js';
import { OwnerSigningService } from './signing/owner-signing.service.js';
import { RemindersService } from './signing/reminders.service.js';
import { SignaturesRepository } from './signing/signatures.repository.js';
import { SigningController } from './signing/signing.controller.js';
import { SigningService } from './signing/signing.service.js';
import { SigningEventsRepository } from './signing/signing-events.repository.js';
import { SigningSweep } from './signing/signing-sweep.service.js';
import { SigningViewService } from './signing/signing-view.service.js';
import { WitnessesService } from './signing/witnesses.service.js';
import { SweepProcessor } from './sweep/sweep.processor.js';
import { SweepTimer } from './sweep/sweep-timer.js';
import { Comparisons } from './verification/comparisons.js';
import { VerificationController } from './verification/verification.controller.js';
import { VerificationService } from './verification/verification.service.js';

@Module({
  imports: [DatabaseModule.for(intakeSchema)],
  controllers: [
    AgreementController,
    DashboardController,
    DownloadsController,
    EntryController,
    FindingsController,
    GuestController,
    IntakeController,
    InternalAccessController,
    InvitationController,
    SafetyScreenController,
    SigningController,
    VerificationController,
  ],
  providers: [
    AccessCookie,
    ActivitiesRepository,
    AgreementService,
    AgreementsRepository,
    ApprovalService,
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
    FindingsService,
    GuestActsService,
    GuestsService,
    IntakeService,
    IntakesRepository,
    InvitationService,
    InvitationSweep,
    InvitationsRepository,
    LinkStandingService,
    LinksRepository,
    LinksService,
    NotMeService,
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
    SignaturesRepository,
    SigningEventsRepository,
    SigningService,
    SigningSweep,
    SigningViewService,
    SweepProcessor,
    SweepTimer,
    VerificationService,
    VoidingService,
    WitnessesService,
  ],
})
export class AppModule {}
