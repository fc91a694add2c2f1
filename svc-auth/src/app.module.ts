import { DatabaseModule } from '@evenhand/service-kit/database/database.module';
import { LinkRefusalsService } from '@evenhand/service-kit/mailed-links/link-refusals.service';
import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { AnalyticsController } from './analytics/analytics.controller.js';
import { AnalyticsRepository } from './analytics/analytics.repository.js';
import { AnalyticsService } from './analytics/analytics.service.js';
import { AttemptsRepository } from './attempts/attempts.repository.js';
import { AttemptsService } from './attempts/attempts.service.js';
import { DeviceCookie } from './browser/device-cookie.js';
import { SessionCookie } from './browser/session-cookie.js';
import { ConsentsRepository } from './consents/consents.repository.js';
import { authSchema } from './database/schema.js';
import { TrustedDevicesRepository } from './devices/trusted-devices.repository.js';
import { ExternalController } from './external/external.controller.js';
import { ExternalRepository } from './external/external.repository.js';
import { ExternalService } from './external/external.service.js';
import { Issuer } from './external/issuer.js';
import { FactorsRepository } from './factors/factors.repository.js';
import { MagicLinkController } from './magic-link/magic-link.controller.js';
import { MagicLinkMail } from './magic-link/magic-link.mail.js';
import { MagicLinkService } from './magic-link/magic-link.service.js';
import { MagicLinkStrategy } from './magic-link/magic-link.strategy.js';
import { MailedLinksRepository } from './mailed-links/mailed-links.repository.js';
import { OpenedLinksService } from './mailed-links/opened-links.service.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { NewsletterMail } from './newsletter/newsletter.mail.js';
import { NewsletterService } from './newsletter/newsletter.service.js';
import { SubscriptionsRepository } from './newsletter/subscriptions.repository.js';
import { NotMeController } from './not-me/not-me.controller.js';
import { NotMeService } from './not-me/not-me.service.js';
import { NoticesService } from './notices/notices.service.js';
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
import { PeopleRepository } from './people/people.repository.js';
import { PeopleService } from './people/people.service.js';
import { RecoveryController } from './second-factor/recovery.controller.js';
import { RecoveryService } from './second-factor/recovery.service.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { ResolveController } from './sessions/resolve.controller.js';
import { SessionCache } from './sessions/session-cache.js';
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

/** Routes that set or keep the device cookie. */
const whereRecognised = [
  MagicLinkController,
  PasswordController,
  OwnPasswordController,
  ResetController,
  OtherSessionsController,
  ExternalController,
  RecoveryController,
  SecondFactorController,
];

@Module({
  imports: [DatabaseModule.for(authSchema)],
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
    SessionsController,
    SignOutController,
    ResolveController,
    NewsletterController,
    SupportController,
    AnalyticsController,
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
    SecondFactorService,
    PeopleService,
    ResetMail,
    ResetService,
    SessionCache,
    SessionCookie,
    SessionsRepository,
    SessionsService,
    ShutOutService,
    SignInService,
    SubscriptionsRepository,
    SupportService,
    SweepService,
    TrustedDevicesRepository,
  ],
})
export class AppModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(DeviceCookie).forRoutes(...whereRecognised);
  }
}
