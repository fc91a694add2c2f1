import { type AgreementSealed, agreementSealed } from '@evenhand/contracts/events/agreement-sealed';
import {
  type CaseErasureAsked,
  type CasePartErased,
  caseErasureAsked,
  casePartErased,
} from '@evenhand/contracts/events/case-erasure';
import { type SigningBegan, signingBegan } from '@evenhand/contracts/events/signing-began';
import { signingEnded } from '@evenhand/contracts/events/signing-ended';
import { marksOf } from '@evenhand/service-kit/erasure/erased-person';
import { Erasures } from '@evenhand/service-kit/erasure/erasures';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PeopleRepository } from '../people/people.repository.js';
import { DeletionsRepository } from '../waiting/deletions.repository.js';
import { AccountEraser } from './account-eraser.js';
import { DeletionSaga } from './deletion-saga.js';
import { RedisTraces } from './redis-traces.js';

@Injectable()
export class DeletionConsumer {
  constructor(
    private readonly saga: DeletionSaga,
    private readonly deletions: DeletionsRepository,
    private readonly people: PeopleRepository,
    private readonly account: AccountEraser,
    private readonly erasures: Erasures,
    private readonly redis: RedisTraces,
  ) {}

  @Consumes(casePartErased)
  async advance(answer: CasePartErased, manager: EntityManager): Promise<void> {
    await this.saga.take(manager, answer);
  }

  /** This service's own step. */
  @Consumes(caseErasureAsked)
  async erase(asked: CaseErasureAsked, manager: EntityManager): Promise<void> {
    const { personId: id, caseId, words } = asked;
    await this.erasures.take(manager, asked, {
      erase: async () => {
        await this.account.erase(manager, { id, caseId }, words);
        // The saga's own row, whose words are sealed.
        return { keptTables: ['deletion'] };
      },
      search: () => this.redis.find(marksOf(asked)),
    });
  }

  @Consumes(signingBegan)
  async signingBegan({ caseId, signingId }: SigningBegan, manager: EntityManager): Promise<void> {
    if (await this.people.hasCase(manager, caseId))
      await this.deletions.noteSigning(manager, { caseId, signingId, ended: false });
  }

  @Consumes(signingEnded)
  async signingEnded({ caseId, signingId }: SigningBegan, manager: EntityManager): Promise<void> {
    if (await this.people.hasCase(manager, caseId))
      await this.deletions.noteSigning(manager, { caseId, signingId, ended: true });
  }

  @Consumes(agreementSealed)
  async sealed({ caseId }: AgreementSealed, manager: EntityManager): Promise<void> {
    await this.deletions.endSignings(manager, caseId);
  }
}
