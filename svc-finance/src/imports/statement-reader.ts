import { extname } from 'node:path';
import { LARGEST_STATEMENT_IN_BYTES } from '@evenhand/contracts/finance/imports';
import { RunsApart } from '@evenhand/service-kit/apart/runs-apart';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { fail } from '@evenhand/service-kit/problems/fail';
import { financeServer } from '@evenhand/wording/finance-server';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config.js';
import type { CarriedStatement } from './statement.js';
import { StatementAnswer, type StatementRequest } from './statement-request.js';

const CHILD = new URL(`./statement.child${extname(import.meta.url)}`, import.meta.url);

const at = { pointer: '/content' };

/**
 * Reads bank files in a separate process, one at a time, with limits on time and memory. Each case has one place in
 * the queue.
 */
@Injectable()
export class StatementReader {
  private readonly runs: RunsApart;

  constructor(@Inject(CONFIG) { STATEMENT_SECONDS }: Config) {
    this.runs = new RunsApart(CHILD, {
      heapInMegabytes: 128,
      memoryInMegabytes: 384,
      processorSeconds: STATEMENT_SECONDS,
      seconds: 10 * STATEMENT_SECONDS,
      mostWaiting: 10,
    });
  }

  /** @throws ProblemError with a sentence when the file is not a statement or exceeds the limits */
  async read(caseId: string, asked: StatementRequest): Promise<CarriedStatement> {
    if (sizeOf(asked.content) > LARGEST_STATEMENT_IN_BYTES) return fail('too-large', financeServer.statementTooLarge);
    const written = await this.runs.run(caseId, Buffer.from(JSON.stringify(asked)), financeServer.statementWaits);
    if (written === null) return fail('invalid-input', financeServer.statementTooSlow, at);
    const answer = StatementAnswer.parse(JSON.parse(written.toString()));
    return 'statement' in answer ? answer.statement : fail('invalid-input', financeServer[answer.refused], at);
  }
}

/** Decoded size in bytes. */
const sizeOf = (content: string): number => Buffer.byteLength(content, 'base64');
