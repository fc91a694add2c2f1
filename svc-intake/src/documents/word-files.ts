import { extname } from 'node:path';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { RunsApart } from '@evenhand/service-kit/apart/runs-apart';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import type { Change } from './comparison-docx.js';

const CHILD = new URL(`./word.child${extname(import.meta.url)}`, import.meta.url);

/** A comparison has an earlier document and who changed it; without them the later document is written alone. */
export type WordOrder =
  | { before?: undefined; after: AgreementDocument; change?: undefined }
  | { before: AgreementDocument; after: AgreementDocument; change: Change };

/** Writes Word files, one at a time, each in a separate process, so that the service answers meanwhile. */
@Injectable()
export class WordFiles {
  private readonly runs = new RunsApart(CHILD, {
    heapInMegabytes: 512,
    memoryInMegabytes: 1_024,
    processorSeconds: 20,
    // Below the gateway's limit for an answer, 30 s.
    seconds: 25,
    mostWaiting: 6,
  });

  /**
   * One file at a time for a case.
   * @throws ProblemError `too-many-requests` when a file of this case is being written, or the queue is full
   */
  async write(caseId: string, order: WordOrder): Promise<Buffer> {
    const written = await this.runs.run(
      caseId,
      Buffer.from(JSON.stringify(order)),
      intakeServer.wordFileIsBeingWritten,
    );
    if (!written) throw new Error('A Word file was not written within its limits.');
    return written;
  }
}
