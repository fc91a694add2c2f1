import { Module } from '@nestjs/common';
import { BodyPace } from './body-pace.js';
import { Limits } from './limits.js';
import { OpenRequests } from './open-requests.js';

/** How often, how many at once and how slowly anyone may call. */
@Module({ providers: [Limits, OpenRequests, BodyPace], exports: [Limits, OpenRequests, BodyPace] })
export class LimitsModule {}
