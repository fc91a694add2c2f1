import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { Forward } from './forward.js';
import { ProxyController } from './proxy.controller.js';
import { ServicesModule } from './services.module.js';

/** Forwards the API to the services. */
@Module({
  imports: [ServicesModule, IdentityModule, LimitsModule],
  controllers: [ProxyController],
  providers: [Forward],
})
export class ProxyModule {}
