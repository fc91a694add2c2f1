import { randomUUID } from 'node:crypto';
import { OWN_DATA_LINK_HOURS, OWN_DATA_MINUTES } from '@evenhand/contracts/access/own-data';
import { mailboxOf } from '@evenhand/contracts/email';
import { ended, type LinkEnd } from '@evenhand/service-kit/mailed-links/mailed-link';
import { Clock } from '@evenhand/service-kit/time/clock';
import { newToken, sha256 } from '@evenhand/service-kit/tokens/tokens';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, LessThan, MoreThan } from 'typeorm';
import { OwnDataLinkRow } from './own-data-link.entity.js';

@Injectable()
export class OwnDataLinksRepository {
  constructor(private readonly clock: Clock) {}

  findByToken(manager: EntityManager, token: string): Promise<OwnDataLinkRow | null> {
    return manager.findOneBy(OwnDataLinkRow, { tokenHash: sha256(token) });
  }

  /** Locked, so that one of two deletions waits for the other. */
  findByAccess(manager: EntityManager, access: string): Promise<OwnDataLinkRow | null> {
    const where = { accessHash: sha256(access) };
    return manager.findOne(OwnDataLinkRow, { where, lock: { mode: 'pessimistic_write' } });
  }

  /** Of all spellings of the mailbox; others that count it wait until this transaction ends. */
  async countToday(manager: EntityManager, email: string): Promise<number> {
    const mailbox = mailboxOf(email);
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`own data of ${mailbox}`]);
    return manager.countBy(OwnDataLinkRow, { mailbox, sentAt: MoreThan(this.clock.inDays(-1)) });
  }

  /** The token of a new link; ends the unused older one. */
  async make(manager: EntityManager, email: string): Promise<string> {
    await manager.update(OwnDataLinkRow, { email, endedAt: IsNull() }, ended('replaced', this.clock.now()));
    const token = newToken();
    await manager.insert(OwnDataLinkRow, {
      id: randomUUID(),
      email,
      mailbox: mailboxOf(email),
      tokenHash: sha256(token),
      sentAt: this.clock.now(),
      expiresAt: this.clock.inMinutes(OWN_DATA_LINK_HOURS * 60),
      endedAt: null,
      endedBecause: null,
      accessHash: null,
      accessUntil: null,
    });
    return token;
  }

  async end(manager: EntityManager, id: string, because: LinkEnd): Promise<void> {
    await manager.update(OwnDataLinkRow, { id, endedAt: IsNull() }, ended(because, this.clock.now()));
  }

  /** The access, in exchange for the link. */
  async useUp(manager: EntityManager, id: string): Promise<string> {
    const access = newToken();
    await manager.update(
      OwnDataLinkRow,
      { id },
      {
        ...ended('used', this.clock.now()),
        accessHash: sha256(access),
        accessUntil: this.clock.inMinutes(OWN_DATA_MINUTES),
      },
    );
    return access;
  }

  async removeOf(manager: EntityManager, emails: string[]): Promise<void> {
    await manager.delete(OwnDataLinkRow, { email: In(emails) });
  }

  async removeExpired(manager: EntityManager): Promise<void> {
    await manager.delete(OwnDataLinkRow, { expiresAt: LessThan(this.clock.inDays(-1)) });
  }
}
