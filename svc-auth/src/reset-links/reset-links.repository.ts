import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan, MoreThan } from 'typeorm';
import { ResetLink } from './reset-link.entity.js';

@Injectable()
export class ResetLinksRepository {
  /** The address's one link from now on. */
  async replace(manager: EntityManager, link: ResetLink): Promise<void> {
    await manager.upsert(ResetLink, link, ['email']);
  }

  /** The link while it works, without using it up. */
  find(manager: EntityManager, tokenHash: string, now: Date): Promise<ResetLink | null> {
    return manager.findOneBy(ResetLink, { tokenHash, expiresAt: MoreThan(now) });
  }

  /** Takes the link out; false when another use was faster. */
  async take(manager: EntityManager, { tokenHash }: ResetLink): Promise<boolean> {
    const { affected } = await manager.delete(ResetLink, { tokenHash });
    return affected === 1;
  }

  async deleteOf(manager: EntityManager, email: string): Promise<void> {
    await manager.delete(ResetLink, { email });
  }

  async deleteExpired(manager: EntityManager, now: Date): Promise<void> {
    await manager.delete(ResetLink, { expiresAt: LessThan(now) });
  }
}
