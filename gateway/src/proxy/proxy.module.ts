import { Module } from '@nestjs/common';
import { ServicesModule } from '../calls/services.js';
import { IdentityModule } from '../identity/identity.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { Forward } from './forward.js';
import { ProxyController } from './proxy.controller.js';

/** Forwards the API to the services. */
@Module({
  imports: [ServicesModule, IdentityModule, LimitsModule],
  controllers: [ProxyController],
  providers: [Forward],
})
export class ProxyModule {}
