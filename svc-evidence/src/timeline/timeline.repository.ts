import type { EvidenceTimeline } from '@evenhand/contracts/evidence/timeline';
import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { openBlob, sealBlob } from '@evenhand/service-kit/sealing/sealed-blob';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { SegmentPlace } from '../segments/segment.js';
import type { NewSegment } from '../segments/segments.repository.js';
import { countsOf, monthsOf, StoredCounts } from './counts.js';

const contextOf = ({ caseId, fileId, number }: SegmentPlace): string => `months/${caseId}/${fileId}/${number}`;

/** Times and writers of messages are sealed like their content. */
const sealCounts = (place: SegmentPlace, counts: z.input<typeof StoredCounts>, secret: Buffer): Buffer =>
  sealBlob(Buffer.from(JSON.stringify(counts)), secret, contextOf(place));

/** @throws SealBroken */
const openCounts = (place: SegmentPlace, sealed: Buffer, secret: Buffer): z.output<typeof StoredCounts> =>
  StoredCounts.parse(JSON.parse(openBlob(sealed, secret, contextOf(place)).toString()));

const Row = z.object({ fileId: z.uuid(), number: z.int(), content: z.instanceof(Buffer) });

@Injectable()
export class TimelineRepository {
  constructor(private readonly keys: CaseKeys) {}

  async add(manager: EntityManager, { chunks, firstPosition, ...place }: NewSegment, secret: Buffer): Promise<void> {
    const { caseId, fileId, number } = place;
    const content = sealCounts(place, countsOf(chunks, firstPosition), secret);
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
    const counts = Row.array()
      .parse(rows)
      .flatMap(({ content, ...place }) => openCounts({ caseId, ...place }, content, key.secret));
    return { months: monthsOf(counts) };
  }
}
