import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { EntitlementsConsumer } from './entitlements.consumer.js';
import { EntitlementsRepository } from './entitlements.repository.js';
import { OpenedPlanController } from './opened-plan.controller.js';
import { OpenedPlanService } from './opened-plan.service.js';
import { PlanCheck } from './plan-check.interceptor.js';

@Module({
  controllers: [OpenedPlanController],
  providers: [
    EntitlementsConsumer,
    EntitlementsRepository,
    OpenedPlanService,
    { provide: APP_INTERCEPTOR, useClass: PlanCheck },
  ],
  exports: [EntitlementsRepository, OpenedPlanService],
})
export class EntitlementsModule {}
