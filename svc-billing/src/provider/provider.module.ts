import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Global, Module } from '@nestjs/common';
import type { Config } from '../config.js';
import { type CardProvider, PROVIDER } from './card-provider.js';
import { DeliverSandboxWebhookProcessor } from './sandbox/deliver-sandbox-webhook.processor.js';
import { SandboxProvider } from './sandbox/sandbox-provider.js';
import { SandboxWebhooks } from './sandbox/sandbox-webhooks.js';

const chosen = async (config: Config, sandbox: SandboxProvider): Promise<CardProvider> => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = config;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = config;
  if (!secretKey || !publishableKey || !webhookSecret) return sandbox;
  const { StripeProvider } = await import('./stripe/stripe-provider.js');
  return new StripeProvider({ secretKey, publishableKey, webhookSecret, apiUrl });
};

/** Stripe when its keys are configured; otherwise the sandbox, without loading Stripe's library. */
@Global()
@Module({
  providers: [
    SandboxProvider,
    SandboxWebhooks,
    DeliverSandboxWebhookProcessor,
    { provide: PROVIDER, inject: [CONFIG, SandboxProvider], useFactory: chosen },
  ],
  exports: [PROVIDER, SandboxProvider],
})
export class ProviderModule {}
