import { DatabaseModule } from '@evenhand/service-kit/database/database.module';
import { Ledger } from '@evenhand/service-kit/erasure/ledger';
import { LinkRefusalsService } from '@evenhand/service-kit/mailed-links/link-refusals.service';
import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { ActivityModule } from './activity/activity.module.js';
import { AddressChangeController } from './address-change/address-change.controller.js';
import { AddressChangeMail } from './address-change/address-change.mail.js';
import { AddressChangeService } from './address-change/address-change.service.js';
import { AddressCompletionService } from './address-change/address-completion.service.js';
import { CompleteAddressChangesProcessor } from './address-change/complete-address-changes.processor.js';
import { AnalyticsController } from './analytics/analytics.controller.js';
import { AnalyticsRepository } from './analytics/analytics.repository.js';
import { AnalyticsService } from './analytics/analytics.service.js';
import { ArchiveController } from './archive/archive.controller.js';
import { AttemptsRepository } from './attempts/attempts.repository.js';
import { AttemptsService } from './attempts/attempts.service.js';
import { DeviceCookie } from './browser/device-cookie.js';
import { SessionCookie } from './browser/session-cookie.js';
import { ConsentsRepository } from './consents/consents.repository.js';
import { authSchema } from './database/schema.js';
import { AccountEraser } from './deletion/account-eraser.js';
import { AdvanceDeletionsProcessor } from './deletion/advance-deletions.processor.js';
import { AskingService } from './deletion/asking.service.js';
import { DeletionConsumer } from './deletion/deletion.consumer.js';
import { DeletionController } from './deletion/deletion.controller.js';
import { DeletionService } from './deletion/deletion.service.js';
import { DeletionSaga } from './deletion/deletion-saga.js';
import { GuestDeletionConsumer } from './deletion/guest-deletion.consumer.js';
import { KnownWords } from './deletion/known-words.js';
import { Receipts } from './deletion/receipts.js';
import { RedisTraces } from './deletion/redis-traces.js';
import { RestoredPeople } from './deletion/restored-people.js';
import { TrustedDevicesRepository } from './devices/trusted-devices.repository.js';
import { ExternalController } from './external/external.controller.js';
import { ExternalRepository } from './external/external.repository.js';
import { ExternalService } from './external/external.service.js';
import { Issuer } from './external/issuer.js';
import { FactorOriginsRepository } from './factors/factor-origins.repository.js';
import { FactorsRepository } from './factors/factors.repository.js';
import { PasskeysRepository } from './factors/passkeys.repository.js';
import { RecoveryWaitsRepository } from './factors/recovery-waits.repository.js';
import { MagicLinkController } from './magic-link/magic-link.controller.js';
import { MagicLinkMail } from './magic-link/magic-link.mail.js';
import { MagicLinkService } from './magic-link/magic-link.service.js';
import { MagicLinkStrategy } from './magic-link/magic-link.strategy.js';
import { MailedLinksRepository } from './mailed-links/mailed-links.repository.js';
import { OpenedLinksService } from './mailed-links/opened-links.service.js';
import { MovedSubscription } from './newsletter/moved-subscription.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { NewsletterMail } from './newsletter/newsletter.mail.js';
import { NewsletterService } from './newsletter/newsletter.service.js';
import { SubscriptionsRepository } from './newsletter/subscriptions.repository.js';
import { NotMeController } from './not-me/not-me.controller.js';
import { NotMeService } from './not-me/not-me.service.js';
import { NoticesService } from './notices/notices.service.js';
import { NotificationsController } from './notifications/notifications.controller.js';
import { NotificationsService } from './notifications/notifications.service.js';
import { ChallengesService } from './passkeys/challenges.service.js';
import { PasskeyStrategy } from './passkeys/passkey.strategy.js';
import { PasskeyProofController } from './passkeys/passkey-proof.controller.js';
import { PasskeyProofService } from './passkeys/passkey-proof.service.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { RelyingParty } from './passkeys/relying-party.js';
import { AddressInUseMail } from './password/address-in-use.mail.js';
import { OwnPasswordController } from './password/own-password.controller.js';
import { OwnPasswordService } from './password/own-password.service.js';
import { PasswordController } from './password/password.controller.js';
import { PasswordService } from './password/password.service.js';
import { PasswordStrategy } from './password/password.strategy.js';
import { PasswordCheckService } from './password/password-check.service.js';
import { PermissionService } from './password/permission.service.js';
import { ResetController } from './password/reset.controller.js';
import { ResetMail } from './password/reset.mail.js';
import { ResetService } from './password/reset.service.js';
import { AccountUsesRepository } from './people/account-uses.repository.js';
import { AddressChangesRepository } from './people/address-changes.repository.js';
import { PeopleRepository } from './people/people.repository.js';
import { PeopleService } from './people/people.service.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileService } from './profile/profile.service.js';
import { recurringJobs } from './recurring.js';
import { ReleasesController } from './releases/releases.controller.js';
import { RestoredWaits } from './restored/restored-waits.js';
import { FactorChangesService } from './second-factor/factor-changes.service.js';
import { RecoveryController } from './second-factor/recovery.controller.js';
import { RecoveryService } from './second-factor/recovery.service.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { ActiveSessions } from './sessions/active-sessions.js';
import { KnownBrowsersService } from './sessions/known-browsers.service.js';
import { ResolveController } from './sessions/resolve.controller.js';
import { SessionCache } from './sessions/session-cache.js';
import { SessionIdentities } from './sessions/session-identities.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignOutController } from './sessions/sign-out.controller.js';
import { OtherSessionsController } from './shut-out/other-sessions.controller.js';
import { ShutOutService } from './shut-out/shut-out.service.js';
import { AddressProofService } from './sign-in/address-proof.service.js';
import { SignInService } from './sign-in/sign-in.service.js';
import { SupportController } from './support/support.controller.js';
import { SupportService } from './support/support.service.js';
import { SweepService } from './sweep/sweep.service.js';
import { EndUnusedAccountsProcessor } from './unused/end-unused-accounts.processor.js';
import { UnusedMail } from './unused/unused.mail.js';
import { UnusedAccountsService } from './unused/unused-accounts.service.js';
import { DeletionsRepository } from './waiting/deletions.repository.js';
import { StoppedChangesService } from './waiting/stopped-changes.service.js';
import { StoppedDeletionsService } from './waiting/stopped-deletions.service.js';

/** Routes that set or keep the device cookie. */
const whereRecognised = [
  MagicLinkController,
  PasswordController,
  OwnPasswordController,
  ResetController,
  OtherSessionsController,
  NotMeController,
  ExternalController,
  RecoveryController,
  SecondFactorController,
  PasskeysController,
  PasskeyProofController,
  DeletionController,
  AddressChangeController,
];

@Module({
  imports: [DatabaseModule.for(authSchema), ActivityModule],
  controllers: [
    MagicLinkController,
    PasswordController,
    OwnPasswordController,
    ResetController,
    NotMeController,
    OtherSessionsController,
    ExternalController,
    RecoveryController,
    SecondFactorController,
    PasskeysController,
    PasskeyProofController,
    SessionsController,
    ProfileController,
    SignOutController,
    ResolveController,
    NewsletterController,
    SupportController,
    AnalyticsController,
    ReleasesController,
    ArchiveController,
    DeletionController,
    AddressChangeController,
    NotificationsController,
  ],
  providers: [
    AddressInUseMail,
    AddressProofService,
    AnalyticsRepository,
    AnalyticsService,
    AttemptsRepository,
    AttemptsService,
    ConsentsRepository,
    ExternalRepository,
    ExternalService,
    Issuer,
    MagicLinkMail,
    MagicLinkService,
    MagicLinkStrategy,
    MailedLinksRepository,
    LinkRefusalsService,
    OpenedLinksService,
    NewsletterMail,
    NewsletterService,
    NoticesService,
    NotMeService,
    OwnPasswordService,
    PasswordCheckService,
    PasswordService,
    PasswordStrategy,
    PeopleRepository,
    PermissionService,
    RecoveryService,
    FactorsRepository,
    FactorOriginsRepository,
    RecoveryWaitsRepository,
    KnownBrowsersService,
    FactorChangesService,
    SecondFactorService,
    ChallengesService,
    RelyingParty,
    PasskeysRepository,
    PasskeysService,
    PasskeyProofService,
    PasskeyStrategy,
    PeopleService,
    ResetMail,
    ResetService,
    SessionCache,
    SessionCookie,
    SessionIdentities,
    SessionsRepository,
    SessionsService,
    ShutOutService,
    SignInService,
    SubscriptionsRepository,
    SupportService,
    SweepService,
    TrustedDevicesRepository,
    AccountEraser,
    ActiveSessions,
    AdvanceDeletionsProcessor,
    recurringJobs,
    NotificationsService,
    AccountUsesRepository,
    EndUnusedAccountsProcessor,
    UnusedAccountsService,
    UnusedMail,
    AddressChangeMail,
    AddressChangeService,
    AddressChangesRepository,
    AddressCompletionService,
    CompleteAddressChangesProcessor,
    MovedSubscription,
    StoppedChangesService,
    DeletionConsumer,
    GuestDeletionConsumer,
    DeletionService,
    DeletionSaga,
    AskingService,
    DeletionsRepository,
    StoppedDeletionsService,
    KnownWords,
    Ledger,
    RestoredPeople,
    RestoredWaits,
    Receipts,
    ProfileService,
    RedisTraces,
  ],
})
export class AppModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(DeviceCookie).forRoutes(...whereRecognised);
  }
}
