import { extname } from 'node:path';
import { LARGEST_STATEMENT_IN_BYTES } from '@evenhand/contracts/finance/imports';
import { RunsApart } from '@evenhand/service-kit/apart/runs-apart';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { fail } from '@evenhand/service-kit/problems/fail';
import { financeServer } from '@evenhand/wording/finance-server';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config.js';
import { type AskedStatement, StatementAnswer } from './asked-statement.js';
import type { CarriedStatement } from './statement.js';

const CHILD = new URL(`./statement.child${extname(import.meta.url)}`, import.meta.url);

const at = { pointer: '/content' };

/**
 * Reads files of banks in a process of its own, one after the other, with limits on its time and memory: a file that is
 * slow to read is refused, and nobody else waits for it. Each case has one place in the queue.
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

  /** @throws ProblemError with a sentence for a file that is no statement, or too costly to read */
  async read(caseId: string, asked: AskedStatement): Promise<CarriedStatement> {
    if (sizeOf(asked.content) > LARGEST_STATEMENT_IN_BYTES) return fail('too-large', financeServer.statementTooLarge);
    const written = await this.runs.run(caseId, Buffer.from(JSON.stringify(asked)), financeServer.statementWaits);
    if (written === null) return fail('invalid-input', financeServer.statementTooSlow, at);
    const answer = StatementAnswer.parse(JSON.parse(written));
    return 'statement' in answer ? answer.statement : fail('invalid-input', financeServer[answer.refused], at);
  }
}

/** Of what base64 carries: the encoding fills its last three bytes up. */
const sizeOf = (content: string): number => Buffer.byteLength(content, 'base64');
