import { type CoupleDescribed, coupleDescribed } from '@evenhand/contracts/events/couple-described';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CouplesRepository } from './couples.repository.js';

/** Stores the marriage and the valuation dates. */
@Injectable()
export class CoupleConsumer {
  constructor(private readonly couples: CouplesRepository) {}

  @Consumes(coupleDescribed)
  async keep(couple: CoupleDescribed, manager: EntityManager): Promise<void> {
    await this.couples.keep(manager, couple);
  }
}
