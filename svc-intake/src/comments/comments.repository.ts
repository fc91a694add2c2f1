import type { Party } from '@evenhand/contracts/identity';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CommentRow, CommentsReadRow } from './comment.entity.js';

/** Writes in a transaction that has locked the case. */
@Injectable()
export class CommentsRepository {
  /** Oldest first: the comments for both and the party's own notes. */
  readableBy(manager: EntityManager, caseId: string, party: Party): Promise<CommentRow[]> {
    const where = [
      { caseId, audience: 'both' as const },
      { caseId, author: party },
    ];
    return manager.find(CommentRow, { where, order: { writtenAt: 'ASC', place: 'ASC', id: 'ASC' } });
  }

  countOf(manager: EntityManager, caseId: string, author: Party): Promise<number> {
    return manager.countBy(CommentRow, { caseId, author });
  }

  countForBoth(manager: EntityManager, caseId: string): Promise<number> {
    return manager.countBy(CommentRow, { caseId, audience: 'both' });
  }

  async add(manager: EntityManager, comment: CommentRow): Promise<void> {
    await manager.insert(CommentRow, comment);
  }

  /** Returns false unless it is a note of the author. */
  async removeNote(manager: EntityManager, caseId: string, author: Party, id: string): Promise<boolean> {
    const { affected } = await manager.delete(CommentRow, { caseId, author, id, audience: 'self' });
    return Boolean(affected);
  }

  async readBy(manager: EntityManager, caseId: string, party: Party): Promise<Map<string, number>> {
    const rows = await manager.findBy(CommentsReadRow, { caseId, party });
    return new Map(rows.map(({ clauseId, upTo }) => [clauseId, upTo]));
  }

  async markRead(manager: EntityManager, read: CommentsReadRow): Promise<void> {
    await manager.upsert(CommentsReadRow, read, ['caseId', 'party', 'clauseId']);
  }
}
