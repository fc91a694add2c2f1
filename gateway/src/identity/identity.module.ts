import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Module } from '@nestjs/common';
import { ServicesModule } from '../calls/services.js';
import type { Config } from '../config.js';
import { Caller } from './caller.js';
import { Resolver } from './resolver.js';
import { Sessions } from './sessions.js';
import { IdentitySigner } from './signer.js';

/** Finds out who calls and signs it for the services. */
@Module({
  imports: [ServicesModule],
  providers: [
    Resolver,
    Sessions,
    Caller,
    {
      provide: IdentitySigner,
      useFactory: ({ IDENTITY_PRIVATE_KEY }: Config) => new IdentitySigner(IDENTITY_PRIVATE_KEY),
      inject: [CONFIG],
    },
  ],
  exports: [Caller, IdentitySigner],
})
export class IdentityModule {}
