import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan, MoreThan } from 'typeorm';
import { LinkRefusal, type RefusedBecause } from './link-refusal.entity.js';
import { MagicLink } from './magic-link.entity.js';

@Injectable()
export class MagicLinksRepository {
  /** The address's one link from now on. */
  async replace(manager: EntityManager, link: MagicLink): Promise<void> {
    await manager.upsert(MagicLink, link, ['email']);
  }

  /** The link while it works, without using it up. */
  find(manager: EntityManager, email: string, tokenHash: string, now: Date): Promise<MagicLink | null> {
    return manager.findOneBy(MagicLink, { email, tokenHash, expiresAt: MoreThan(now) });
  }

  /** Takes the link out and answers it: of two that ask at once, the row lock lets one have it. */
  async take(
    manager: EntityManager,
    email: string,
    tokenHash: string,
    now: Date,
  ): Promise<{ returnTo: string | null } | null> {
    const taken = await manager
      .createQueryBuilder()
      .delete()
      .from(MagicLink)
      .where('email = :email AND token_hash = :tokenHash AND expires_at > :now', { email, tokenHash, now })
      .returning('return_to')
      .execute();
    const [row]: { return_to: string | null }[] = taken.raw;
    return row ? { returnTo: row.return_to } : null;
  }

  /** Why a link does not work. Used links leave no row, so one that is not there was used, or never sent. */
  async whyRefused(manager: EntityManager, email: string, tokenHash: string): Promise<RefusedBecause> {
    const link = await manager.findOneBy(MagicLink, { email });
    if (!link) return 'used-or-unknown';
    return link.tokenHash === tokenHash ? 'expired' : 'replaced';
  }

  async addRefusal(manager: EntityManager, refusal: Omit<LinkRefusal, 'id'>): Promise<void> {
    await manager.insert(LinkRefusal, refusal);
  }

  async deleteOf(manager: EntityManager, email: string): Promise<void> {
    await manager.delete(MagicLink, { email });
  }

  async deleteExpired(manager: EntityManager, now: Date): Promise<void> {
    await manager.delete(MagicLink, { expiresAt: LessThan(now) });
  }

  async deleteRefusalsBefore(manager: EntityManager, moment: Date): Promise<void> {
    await manager.delete(LinkRefusal, { at: LessThan(moment) });
  }
}
