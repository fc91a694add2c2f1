import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Module } from '@nestjs/common';
import { Services } from '../calls/services.js';
import type { Config } from '../config.js';
import { Caller } from '../identity/caller.js';
import { Resolver } from '../identity/resolver.js';
import { Sessions } from '../identity/sessions.js';
import { IdentitySigner } from '../identity/signer.js';
import { BodyPace } from '../limits/body-pace.js';
import { Limits } from '../limits/limits.js';
import { OpenRequests } from '../limits/open-requests.js';
import { Turns } from '../limits/turns.js';
import { Forward } from './forward.js';
import { ProxyController } from './proxy.controller.js';

const identitySigner = {
  provide: IdentitySigner,
  useFactory: ({ IDENTITY_PRIVATE_KEY }: Config) => new IdentitySigner(IDENTITY_PRIVATE_KEY),
  inject: [CONFIG],
};

/** Forwards the API to the services. */
@Module({
  controllers: [ProxyController],
  providers: [Services, Resolver, Sessions, Caller, identitySigner, Limits, OpenRequests, BodyPace, Turns, Forward],
})
export class ProxyModule {}
