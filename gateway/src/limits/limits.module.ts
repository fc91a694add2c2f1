import { Module } from '@nestjs/common';
import { BodyPace } from './body-pace.js';
import { Limits } from './limits.js';
import { OpenRequests } from './open-requests.js';
import { Turns } from './turns.js';

/** How often, how many at once and how slowly anyone may call. */
@Module({ providers: [Limits, OpenRequests, BodyPace, Turns], exports: [Limits, OpenRequests, BodyPace, Turns] })
export class LimitsModule {}
