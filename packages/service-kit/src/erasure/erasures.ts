import { type CaseErasureAsked, type CasePartErased, casePartErased } from '@evenhand/contracts/events/case-erasure';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RunningService } from '../config/running-service.js';
import { Outbox } from '../outbox/outbox.js';
import { marksOf } from './erased-person.js';
import { TableTraces } from './table-traces.js';
import { WaitingTraces } from './waiting-traces.js';

type Answer = Pick<CasePartErased, 'words' | 'keys' | 'kept' | 'found'>;

export interface ErasedPart extends Partial<Answer> {
  /** Tables with rows that stay; `search` looks for the person's own in them. */
  keptTables?: readonly string[];
}

interface Erasing {
  /** Deletes the service's rows; idempotent. */
  erase: (manager: EntityManager) => Promise<ErasedPart>;
  /** Searches stores of the service that are not its schema; the round `prove` alone. */
  search?: (manager: EntityManager) => Promise<CasePartErased['found']>;
  /** Jobs that finish the erasure. */
  keptJobs?: readonly string[];
}

/** A service's step of a deletion: in one transaction with its answer, and safe to repeat. */
@Injectable()
export class Erasures {
  constructor(
    private readonly tables: TableTraces,
    private readonly waiting: WaitingTraces,
    private readonly outbox: Outbox,
    private readonly service: RunningService,
  ) {}

  async take(manager: EntityManager, asked: CaseErasureAsked, { erase, search, keptJobs = [] }: Erasing) {
    const { deletionId, service, round, caseId, personId, words } = asked;
    if (service !== this.service.name) return;
    await this.waiting.clear(manager, asked, keptJobs);
    const { keptTables = [], ...part } = await erase(manager);
    const of = { caseId, personId, words: [...words, ...(part.words ?? [])] };
    const isProof = round === 'prove';
    const found = [
      ...(part.found ?? []),
      ...(isProof ? await this.tables.find(manager, of, keptTables) : []),
      ...(isProof ? await this.waiting.find(manager, marksOf(of), keptJobs) : []),
      ...((isProof && (await search?.(manager))) || []),
    ];
    const answer = { words: [], keys: [], kept: [], ...part, found };
    await this.outbox.publish(manager, casePartErased, { deletionId, service, round, ...answer });
  }
}
