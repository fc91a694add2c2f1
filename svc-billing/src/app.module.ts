import { DatabaseModule } from '@evenhand/service-kit/database/database.module';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Module } from '@nestjs/common';
import { AccountController } from './account/account.controller.js';
import { AccountService } from './account/account.service.js';
import { BOOKS } from './books/books.js';
import { CheckoutController } from './checkout/checkout.controller.js';
import { CheckoutService } from './checkout/checkout.service.js';
import { SandboxController } from './checkout/sandbox.controller.js';
import { SandboxService } from './checkout/sandbox.service.js';
import { billingSchema } from './database/schema.js';
import { ErasureConsumer } from './erasure/erasure.consumer.js';
import { PaymentsModule } from './payments/payments.module.js';
import { Settling } from './payments/settling.js';
import { PlansController } from './plans/plans.controller.js';
import { PROVIDER } from './provider/card-provider.js';
import { ProviderModule } from './provider/provider.module.js';
import { ReceiptsRepository } from './receipts/receipts.repository.js';
import { Reconciling, reconciling } from './reconciliation/reconciling.js';
import { sweeping } from './reconciliation/sweep.job.js';
import { SweepProcessor } from './reconciliation/sweep.processor.js';
import { RemindersService } from './reminders/reminders.service.js';
import { SettleIntentProcessor } from './webhooks/settle-intent.processor.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { WebhooksService } from './webhooks/webhooks.service.js';

@Module({
  imports: [DatabaseModule.for(billingSchema), ProviderModule, PaymentsModule],
  controllers: [AccountController, CheckoutController, PlansController, SandboxController, WebhooksController],
  providers: [
    AccountService,
    CheckoutService,
    ErasureConsumer,
    ReceiptsRepository,
    RemindersService,
    SandboxService,
    { provide: Reconciling, inject: [BOOKS, PROVIDER, Settling, Clock], useFactory: reconciling },
    SettleIntentProcessor,
    SweepProcessor,
    sweeping,
    WebhooksService,
  ],
})
export class AppModule {}
