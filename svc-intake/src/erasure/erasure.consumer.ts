import { type CaseErasureAsked, caseErasureAsked } from '@evenhand/contracts/events/case-erasure';
import { Erasures } from '@evenhand/service-kit/erasure/erasures';
import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OwnDataLinksRepository } from '../own-data/own-data-links.repository.js';
import { CaseEraser } from './case-eraser.js';
import { KeptAgreement } from './kept-agreement.js';

@Injectable()
export class ErasureConsumer {
  constructor(
    private readonly erasures: Erasures,
    private readonly eraser: CaseEraser,
    private readonly kept: KeptAgreement,
    private readonly ownData: OwnDataLinksRepository,
    private readonly keys: CaseKeys,
  ) {}

  @Consumes(caseErasureAsked)
  async erase(asked: CaseErasureAsked, manager: EntityManager): Promise<void> {
    const { caseId, words } = asked;
    await this.erasures.take(manager, asked, {
      erase: async () => {
        await this.ownData.removeOf(manager, words);
        return this.eraser.erase(manager, caseId);
      },
      search: async () => {
        await this.keys.eraseLeftOf(manager, caseId);
        return this.kept.search(manager, caseId);
      },
    });
  }
}
