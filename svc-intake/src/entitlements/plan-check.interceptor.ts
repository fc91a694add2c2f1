import { covers } from '@evenhand/contracts/billing/plans';
import { endpointOf } from '@evenhand/service-kit/endpoints/endpoint-of';
import { identityOf } from '@evenhand/service-kit/identity/request-claims';
import { fail } from '@evenhand/service-kit/problems/fail';
import { plansWording } from '@evenhand/wording/plans';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { OpenedPlanService } from './opened-plan.service.js';

/** The only check of plans: refuses an endpoint whose plan the case does not have. */
@Injectable()
export class PlanCheck implements NestInterceptor {
  constructor(private readonly plans: OpenedPlanService) {}

  /** A guest acts within the plan of the inviting case. */
  async intercept(context: ExecutionContext, next: CallHandler) {
    const needed = endpointOf(context.getHandler())?.needsPlan;
    const who = identityOf(context.switchToHttp().getRequest<Request>());
    if (!needed || !who) return next.handle();
    const { plan, isOver } = await this.plans.of(who.caseId);
    if (covers(plan, needed)) return next.handle();
    if (who.role !== 'owner') return fail('plan-required', plansWording.needed.guest);
    return fail('plan-required', isOver ? plansWording.needed.over : plansWording.needed.owner);
  }
}
