import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { Running } from './running.js';

@Module({ controllers: [HealthController], providers: [Running] })
export class HealthModule {}
