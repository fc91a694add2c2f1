import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { openBlob, sealBlob } from '@evenhand/service-kit/sealing/sealed-blob';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { Unread } from '../readers/unit.js';

/** Per file; a mailbox may contain thousands of pictures. */
const MOST_OF_A_FILE = 100;

interface Place {
  caseId: string;
  fileId: string;
}

const contextOf = ({ caseId, fileId }: Place, number: number): string => `unread ${caseId}/${fileId}/${number}`;

const Row = z.object({ fileId: z.uuid(), number: z.int(), content: z.instanceof(Buffer) });

/** Names of unreadable attachments, sealed: names are evidence too. */
@Injectable()
export class UnreadRepository {
  constructor(private readonly keys: CaseKeys) {}

  async add(manager: EntityManager, place: Place, unread: Unread[]): Promise<void> {
    const key = await this.keys.find(manager, place.caseId);
    if (!key) throw new Error('the case has no key');
    for (const part of unread.slice(0, MOST_OF_A_FILE))
      await manager.query(
        `insert into unread_part (file_id, number, case_id, content) values ($1, $2, $3, $4)
         on conflict (file_id, number) do nothing`,
        [
          place.fileId,
          part.number,
          place.caseId,
          sealBlob(Buffer.from(JSON.stringify(part)), key.secret, contextOf(place, part.number)),
        ],
      );
  }

  async remove(manager: EntityManager, fileId: string): Promise<void> {
    await manager.query('delete from unread_part where file_id = $1', [fileId]);
  }

  async ofFiles(manager: EntityManager, caseId: string, fileIds: string[]): Promise<Map<string, Unread[]>> {
    const rows = await manager.query(
      `select file_id as "fileId", number, content from unread_part
       where case_id = $1 and file_id = any($2) order by file_id, number < 0, abs(number)`,
      [caseId, fileIds],
    );
    const key = rows.length > 0 ? await this.keys.find(manager, caseId) : null;
    if (!key) return new Map();
    const parts = Row.array()
      .parse(rows)
      .map(({ fileId, number, content }) => {
        const opened = openBlob(content, key.secret, contextOf({ caseId, fileId }, number));
        return { fileId, part: Unread.parse(JSON.parse(opened.toString())) };
      });
    const byFile = Map.groupBy(parts, ({ fileId }) => fileId);
    return new Map([...byFile].map(([fileId, of]) => [fileId, of.map(({ part }) => part)]));
  }
}
