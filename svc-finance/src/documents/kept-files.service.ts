import { setTimeout as pause } from 'node:timers/promises';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { financeServer } from '@evenhand/wording/finance-server';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config.js';
import { KeptFilesRepository } from './kept-files.repository.js';

const LOOK_AGAIN_MS = 100;
/** A waiting call may hold a connection: the others are left to everybody. */
const MOST_WAITING = 3;

/** Whether the evidence service keeps a file. A page names it as soon as it is registered, often before the event of it. */
@Injectable()
export class KeptFilesService {
  private readonly waiting = new Set<string>();

  constructor(
    private readonly transactions: Transactions,
    private readonly files: KeptFilesRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws ProblemError `file-not-kept` when the case has no such file, as far as is known by then */
  async require(caseId: string, fileId: string): Promise<void> {
    if (await this.has(caseId, fileId)) return;
    if (this.waiting.has(caseId) || this.waiting.size >= MOST_WAITING) return this.refuse();
    this.waiting.add(caseId);
    try {
      const deadline = performance.now() + this.config.FILE_WAIT_MS;
      while (performance.now() < deadline) {
        await pause(LOOK_AGAIN_MS);
        if (await this.has(caseId, fileId)) return;
      }
      return this.refuse();
    } finally {
      this.waiting.delete(caseId);
    }
  }

  private has(caseId: string, fileId: string): Promise<boolean> {
    return this.files.has(this.transactions.manager, caseId, fileId);
  }

  private refuse(): never {
    return fail('file-not-kept', financeServer.fileUnknown, { pointer: '/fileId' });
  }
}
