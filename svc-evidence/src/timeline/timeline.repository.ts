import type { EvidenceTimeline } from '@evenhand/contracts/evidence/timeline';
import { dayOf } from '@evenhand/contracts/toronto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { CaseKeysRepository } from '../keys/case-keys.repository.js';
import { openBlob, sealBlob } from '../keys/sealed-blob.js';
import type { Passage, SegmentPlace } from '../segments/segment.js';
import type { NewSegment } from '../segments/segments.repository.js';

/** By month: 2025-08. */
const Months = z.record(z.string(), z.int());
type Months = z.infer<typeof Months>;

/** Windows overlap, and parts of a long message share place and moment: each message counts once. */
const monthsOf = (chunks: Passage[][], firstPosition: number): Months => {
  const months: Months = {};
  let counted = firstPosition - 1;
  let last: Passage | undefined;
  for (const passage of chunks.flat()) {
    if (passage.position <= counted) continue;
    counted = passage.position;
    const isRest = last !== undefined && passage.path === last.path && passage.at === last.at;
    last = passage;
    if (passage.at === null || isRest) continue;
    const month = dayOf(passage.at).slice(0, 7);
    months[month] = (months[month] ?? 0) + 1;
  }
  return months;
};

const contextOf = ({ caseId, fileId, number }: SegmentPlace): string => `months/${caseId}/${fileId}/${number}`;

/** Times of messages are sealed like their content. */
const sealMonths = (place: SegmentPlace, months: Months, secret: Buffer): Buffer =>
  sealBlob(Buffer.from(JSON.stringify(months)), secret, contextOf(place));

/** @throws SealBroken */
const openMonths = (place: SegmentPlace, sealed: Buffer, secret: Buffer): Months =>
  Months.parse(JSON.parse(openBlob(sealed, secret, contextOf(place)).toString()));

const Row = z.object({ fileId: z.uuid(), number: z.int(), content: z.instanceof(Buffer) });

@Injectable()
export class TimelineRepository {
  constructor(private readonly keys: CaseKeysRepository) {}

  /** @throws Error when the case has no key: all of it was deleted */
  async add(manager: EntityManager, { chunks, firstPosition, ...place }: NewSegment): Promise<void> {
    const { caseId, fileId, number } = place;
    const key = await this.keys.find(manager, caseId);
    if (!key) throw new Error('the case has no key');
    const content = sealMonths(place, monthsOf(chunks, firstPosition), key.secret);
    await manager.query('insert into segment_months (file_id, number, case_id, content) values ($1, $2, $3, $4)', [
      fileId,
      number,
      caseId,
      content,
    ]);
  }

  async remove(manager: EntityManager, fileId: string): Promise<void> {
    await manager.query('delete from segment_months where file_id = $1', [fileId]);
  }

  async ofCase(manager: EntityManager, caseId: string): Promise<EvidenceTimeline> {
    const rows = await manager.query(
      `select file_id as "fileId", number, content from segment_months join evidence_file file on file.id = file_id
       where file.case_id = $1 and file.state = 'stored'`,
      [caseId],
    );
    const key = rows.length > 0 ? await this.keys.find(manager, caseId) : null;
    if (!key) return { months: [] };
    const all = new Map<string, number>();
    for (const { content, ...place } of Row.array().parse(rows))
      for (const [month, messages] of Object.entries(openMonths({ caseId, ...place }, content, key.secret)))
        all.set(month, (all.get(month) ?? 0) + messages);
    return { months: [...all].map(([month, messages]) => ({ month, messages })).sort(byMonth) };
  }
}

const byMonth = (a: { month: string }, b: { month: string }): number => (a.month < b.month ? -1 : 1);
