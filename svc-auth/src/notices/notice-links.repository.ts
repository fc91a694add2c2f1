import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan } from 'typeorm';
import { NoticeLink } from './notice-link.entity.js';

@Injectable()
export class NoticeLinksRepository {
  async add(manager: EntityManager, link: NoticeLink): Promise<void> {
    await manager.insert(NoticeLink, link);
  }

  /** Takes the link out and answers whose it was: of two that ask at once, the row lock lets one have it. */
  async take(manager: EntityManager, tokenHash: string, now: Date): Promise<{ personId: string } | null> {
    const taken = await manager
      .createQueryBuilder()
      .delete()
      .from(NoticeLink)
      .where('token_hash = :tokenHash AND expires_at > :now', { tokenHash, now })
      .returning('person_id')
      .execute();
    const [row]: { person_id: string }[] = taken.raw;
    return row ? { personId: row.person_id } : null;
  }

  async deleteExpired(manager: EntityManager, now: Date): Promise<void> {
    await manager.delete(NoticeLink, { expiresAt: LessThan(now) });
  }
}
