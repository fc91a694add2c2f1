import type { Answering } from '@evenhand/contracts/evidence/answering';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Injectable } from '@nestjs/common';
import { Assistant } from '../assistant/assistant.js';
import { AnsweringRepository } from './answering.repository.js';

/** Text of a case leaves our servers only with the owner's consent, which names the provider. */
@Injectable()
export class AnsweringService {
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: AnsweringRepository,
    private readonly assistant: Assistant,
  ) {}

  async ofCase(caseId: string): Promise<Answering> {
    const { provider } = this.assistant;
    const isOn = provider !== null && (await this.repository.isAllowed(this.transactions.manager, caseId, provider));
    return { provider, isOn };
  }

  async switch(caseId: string, isOn: boolean): Promise<Answering> {
    const { manager } = this.transactions;
    const { provider } = this.assistant;
    if (!isOn) await this.repository.forget(manager, caseId);
    else await this.repository.allow(manager, caseId, provider ?? fail('no-assistant'));
    return { provider, isOn };
  }
}
