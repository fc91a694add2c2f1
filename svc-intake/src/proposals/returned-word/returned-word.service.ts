import { extname } from 'node:path';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { RedlinePart } from '@evenhand/contracts/agreement/proposal-price';
import { type ReturnedWord } from '@evenhand/contracts/agreement/returned-word';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { RunsApart } from '@evenhand/service-kit/apart/runs-apart';
import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { matchChanges } from './match-changes.js';

const CHILD = new URL(`./read-word.child${extname(import.meta.url)}`, import.meta.url);
const Paragraphs = z.array(z.array(RedlinePart));

/** The received bytes. @throws ProblemError `invalid-input` without any */
export const fileIn = ({ body }: { body: unknown }): Uint8Array =>
  body instanceof Uint8Array && body.length > 0 ? body : fail('invalid-input', intakeServer.notWord);

interface Current {
  readonly caseId: string;
  readonly record: IntakeRecord;
  readonly document: AgreementDocument;
  readonly write: (record: IntakeRecord) => AgreementDocument;
}

/** Reads a Word file that a lawyer sends back; files are read one at a time in a process with limits. */
@Injectable()
export class ReturnedWordService {
  private readonly runs = new RunsApart(CHILD, {
    heapInMegabytes: 256,
    memoryInMegabytes: 512,
    processorSeconds: 3,
    seconds: 8,
    // All are done before the gateway's timeout.
    mostWaiting: 3,
  });

  /** @throws ProblemError `invalid-input` for another kind of file, or one without a change */
  async read(file: Uint8Array, { caseId, ...current }: Current): Promise<ReturnedWord> {
    const written = await this.runs.run(caseId, file);
    if (written === null) return fail('invalid-input', intakeServer.notWord);
    const changes = Paragraphs.parse(JSON.parse(written.toString()));
    if (changes.length === 0) return fail('invalid-input', intakeServer.noChangesInWord);
    const { patch, isMatched } = await matchChanges(changes, current);
    return { patch, changes: changes.map((parts, at) => ({ parts, isMatched: isMatched[at] ?? false })) };
  }
}
