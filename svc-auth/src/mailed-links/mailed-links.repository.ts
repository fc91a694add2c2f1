import { randomUUID } from 'node:crypto';
import { ended, type LinkEnd } from '@evenhand/service-kit/mailed-links/mailed-link';
import { Clock } from '@evenhand/service-kit/time/clock';
import { newToken, sha256 } from '@evenhand/service-kit/tokens/tokens';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { type LinkKind, MailedLinkRow } from './mailed-link.entity.js';

/** Days for which `npm run why` can explain a link. */
const KEPT_DAYS = 30;

export type NewLink = Pick<MailedLinkRow, 'kind' | 'email' | 'expiresAt'> &
  Partial<Pick<MailedLinkRow, 'returnTo' | 'askedByDevice'>>;

@Injectable()
export class MailedLinksRepository {
  constructor(private readonly clock: Clock) {}

  /** Returns the token. */
  async add(manager: EntityManager, link: NewLink): Promise<string> {
    const token = newToken();
    const row = { id: randomUUID(), tokenHash: sha256(token), sentAt: this.clock.now(), ...link };
    await manager.insert(MailedLinkRow, row);
    return token;
  }

  /** As {@link add}; earlier links of the kind to the address end. Serialized per address. */
  async replace(manager: EntityManager, link: NewLink): Promise<string> {
    const { kind, email } = link;
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${kind} link to ${email}`]);
    await this.endOf(manager, email, [kind], 'replaced');
    return this.add(manager, link);
  }

  find(
    manager: EntityManager,
    link: Pick<MailedLinkRow, 'kind' | 'tokenHash'> & { email?: string },
  ): Promise<MailedLinkRow | null> {
    return manager.findOneBy(MailedLinkRow, link);
  }

  /** True for the first use. */
  async use(manager: EntityManager, id: string): Promise<boolean> {
    const { affected } = await manager.update(
      MailedLinkRow,
      { id, endedAt: IsNull() },
      ended('used', this.clock.now()),
    );
    return affected === 1;
  }

  async end(manager: EntityManager, tokenHash: string, because: LinkEnd): Promise<void> {
    await manager.update(MailedLinkRow, { tokenHash, endedAt: IsNull() }, ended(because, this.clock.now()));
  }

  async endOf(manager: EntityManager, email: string, kinds: LinkKind[], because: LinkEnd): Promise<void> {
    const open = { email, kind: In(kinds), endedAt: IsNull() };
    await manager.update(MailedLinkRow, open, ended(because, this.clock.now()));
  }

  /** Deletes expired links with their refusals: after 30 days, or immediately for an address without an account. */
  async deleteOld(manager: EntityManager): Promise<void> {
    await manager.query(
      `DELETE FROM mailed_link WHERE expires_at < $1
        OR (expires_at < $2 AND NOT EXISTS (SELECT FROM person WHERE person.email = mailed_link.email))`,
      [this.clock.inDays(-KEPT_DAYS), this.clock.now()],
    );
  }
}
