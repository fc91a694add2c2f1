import { type SecondFactorChanged, secondFactorChanged } from '@evenhand/contracts/events/second-factor-changed';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CasesRepository } from './cases.repository.js';

@Injectable()
export class SecondFactorsConsumer {
  constructor(private readonly cases: CasesRepository) {}

  @Consumes(secondFactorChanged)
  keep(change: SecondFactorChanged, manager: EntityManager): Promise<void> {
    return this.cases.keepFactor(manager, change);
  }
}
