import { type CaseErasureAsked, caseErasureAsked } from '@evenhand/contracts/events/case-erasure';
import { Erasures } from '@evenhand/service-kit/erasure/erasures';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CaseEraser } from './case-eraser.js';

@Injectable()
export class ErasureConsumer {
  constructor(
    private readonly erasures: Erasures,
    private readonly eraser: CaseEraser,
  ) {}

  @Consumes(caseErasureAsked)
  async erase(asked: CaseErasureAsked, manager: EntityManager): Promise<void> {
    const { caseId } = asked;
    await this.erasures.take(manager, asked, {
      erase: () => this.eraser.erase(manager, caseId),
      search: () => this.eraser.search(manager, caseId),
    });
  }
}
