import { type EntitlementChanged, entitlementChanged } from '@evenhand/contracts/events/entitlement-changed';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EntitlementsRepository } from './entitlements.repository.js';

@Injectable()
export class EntitlementsConsumer {
  constructor(private readonly entitlements: EntitlementsRepository) {}

  @Consumes(entitlementChanged)
  async keep(changed: EntitlementChanged, manager: EntityManager): Promise<void> {
    await this.entitlements.keep(manager, changed);
  }
}
