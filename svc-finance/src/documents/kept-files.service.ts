import { setTimeout as pause } from 'node:timers/promises';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { financeServer } from '@evenhand/wording/finance-server';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config.js';
import { KeptFilesRepository } from './kept-files.repository.js';

const LOOK_AGAIN_MS = 100;
/** Each waiting call may hold a database connection. */
const MOST_WAITING = 3;

/** A page may name a file before the event of its registration arrives, so the check waits. */
@Injectable()
export class KeptFilesService {
  private readonly waiting = new Set<string>();

  constructor(
    private readonly transactions: Transactions,
    private readonly files: KeptFilesRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws ProblemError `file-not-kept` when the file is unknown after the wait */
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
