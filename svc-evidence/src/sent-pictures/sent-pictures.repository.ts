import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { passageIdOf } from '../search/passage-id.js';
import { PassagesRepository } from '../segments/passages.repository.js';
import type { Passage } from '../segments/segment.js';
import { pictureDigest, picturesSentWith, plainPictureName } from './picture-names.js';

interface Place {
  caseId: string;
  fileId: string;
}

/** The message that a picture was sent with, and the chats that have it. */
export interface Sending extends Pick<Passage, 'people' | 'at'> {
  chats: string[];
}

const Named = z.object({ picture: z.instanceof(Buffer), fileId: z.uuid(), position: z.int() });

/** Exports differ in whether they have seconds. */
const MINUTE_MS = 60_000;

const isOneSending = (one: Passage, other: Passage): boolean => {
  if (one.people[0] !== other.people[0]) return false;
  if (one.at === null || other.at === null) return one.at === other.at;
  return Math.abs(Date.parse(one.at) - Date.parse(other.at)) < MINUTE_MS;
};

@Injectable()
export class SentPicturesRepository {
  constructor(
    private readonly keys: CaseKeys,
    private readonly passages: PassagesRepository,
  ) {}

  async add(manager: EntityManager, place: Place, passages: Passage[], secret: Buffer): Promise<void> {
    const named = passages.flatMap((passage) =>
      picturesSentWith(passage).map((name) => ({ position: passage.position, digest: pictureDigest(name, secret) })),
    );
    if (named.length === 0) return;
    await manager.query(
      `insert into sent_picture (file_id, case_id, position, picture)
       select $1, $2, position, picture from unnest($3::integer[], $4::bytea[]) as named (position, picture)
       on conflict do nothing`,
      [place.fileId, place.caseId, named.map(({ position }) => position), named.map(({ digest }) => digest)],
    );
  }

  async remove(manager: EntityManager, fileId: string): Promise<void> {
    await manager.query('delete from sent_picture where file_id = $1', [fileId]);
  }

  /** Whether one of these files names pictures. */
  async hasChat(manager: EntityManager, fileIds: string[]): Promise<boolean> {
    const rows: unknown[] = await manager.query('select 1 from sent_picture where file_id = any($1) limit 1', [
      fileIds,
    ]);
    return rows.length > 0;
  }

  /**
   * The first message that names each picture, by the picture's name. Without one for a picture that no chat names, or
   * whose name two phones gave to what different people sent.
   */
  async sendingsOf(manager: EntityManager, caseId: string, names: string[]): Promise<Map<string, Sending>> {
    const key = await this.keys.find(manager, caseId);
    if (!key) return new Map();
    const digests = names.map((name) => pictureDigest(name, key.secret));
    const rows = await manager.query(
      `select picture, file_id as "fileId", min(position) as position from sent_picture
       where case_id = $1 and picture = any($2) group by picture, file_id order by file_id`,
      [caseId, digests],
    );
    const named = Named.array().parse(rows);
    const read = await this.passages.passages(manager, caseId, named);
    const messages = new Map(read.map((passage) => [passageIdOf(passage), passage]));
    const byPicture = Map.groupBy(named, ({ picture }) => picture.toString('hex'));
    const sendings = new Map<string, Sending>();
    for (const [index, name] of names.entries()) {
      const places = byPicture.get(digests[index]?.toString('hex') ?? '') ?? [];
      const sent = places
        .flatMap((place) => messages.get(passageIdOf(place)) ?? [])
        // The chat may have been read again meanwhile, with other positions.
        .filter((message) => picturesSentWith(message).some((one) => plainPictureName(one) === plainPictureName(name)));
      const [first] = sent;
      if (first && sent.every((one) => isOneSending(first, one)))
        sendings.set(name, { people: first.people, at: first.at, chats: sent.map(({ fileId }) => fileId) });
    }
    return sendings;
  }
}
