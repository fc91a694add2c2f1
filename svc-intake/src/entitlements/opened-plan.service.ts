import type { OpenedPlan } from '@evenhand/contracts/billing/opened-plan';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EntitlementsRepository } from './entitlements.repository.js';

const NOTHING: OpenedPlan = { plan: 'free', accessUntil: null, isOver: false };

@Injectable()
export class OpenedPlanService {
  constructor(
    private readonly entitlements: EntitlementsRepository,
    private readonly clock: Clock,
  ) {}

  /** The plan in force; an expired plan opens nothing. */
  async of(caseId: string, manager?: EntityManager): Promise<OpenedPlan> {
    const known = await this.entitlements.find(caseId, manager);
    if (!known?.accessUntil) return NOTHING;
    const isOver = known.accessUntil <= this.clock.now();
    return { plan: isOver ? 'free' : known.plan, accessUntil: known.accessUntil.toISOString(), isOver };
  }
}
