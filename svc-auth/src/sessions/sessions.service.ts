import type { Session as ListedSession } from '@evenhand/contracts/auth/sessions';
import type { CurrentUser } from '@evenhand/contracts/auth/user';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Activity } from '@evenhand/service-kit/activity/activity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import { TrustedDevicesRepository } from '../devices/trusted-devices.repository.js';
import { ActiveSessions } from './active-sessions.js';
import type { Session } from './session.entity.js';
import { SessionCache } from './session-cache.js';
import { SessionsRepository } from './sessions.repository.js';

@Injectable()
export class SessionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionsRepository,
    private readonly devices: TrustedDevicesRepository,
    private readonly active: ActiveSessions,
    private readonly cache: SessionCache,
    private readonly activity: Activity,
    private readonly clock: Clock,
  ) {}

  currentUser(who: OwnerIdentity): Promise<CurrentUser> {
    return this.transactions.run(async (manager) => this.toCurrentUser(await this.active.get(manager, who)));
  }

  /** Restarts the idle timeout; the absolute one stays. */
  keep(who: OwnerIdentity): Promise<CurrentUser> {
    return this.transactions.run(async (manager) => {
      const session = await this.active.get(manager, who);
      const lastUsedAt = this.clock.now();
      await this.sessions.setLastUsed(manager, session.id, lastUsedAt);
      return this.toCurrentUser({ ...session, lastUsedAt });
    });
  }

  list({ personId, sessionId }: OwnerIdentity): Promise<ListedSession[]> {
    return this.transactions.run(async (manager) => {
      const devices = await this.devices.ofPerson(manager, personId);
      const labels = new Map(devices.map(({ tokenHash, label }) => [tokenHash, label]));
      const sessions = await this.sessions.ofPerson(manager, personId);
      return sessions
        .filter((session) => this.active.isActive(session))
        .map((session) => toListed(session, labels.get(session.deviceHash ?? '') ?? null, sessionId));
    });
  }

  /** Names the browser of one of the person's sessions; 404 for another's. */
  async label({ personId }: OwnerIdentity, id: string, label: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const session = await this.sessions.findById(manager, id);
      if (session?.personId !== personId || !session.deviceHash) return fail('not-found');
      await this.devices.setLabel(manager, personId, session.deviceHash, label || null);
    });
  }

  /** Ends one of the person's sessions; 404 for another's. */
  async end(who: OwnerIdentity, id: string): Promise<void> {
    const ended = await this.transactions.run(async (manager) => {
      const hashes = await this.sessions.deleteOneOfPerson(manager, who.personId, id);
      if (hashes.length === 0) fail('not-found');
      await this.activity.record(manager, who.caseId, 'session-ended');
      return hashes;
    });
    await this.cache.forget(ended);
  }

  /** Ends all sessions and forgets the known browsers. */
  async endAll(who: OwnerIdentity): Promise<void> {
    const ended = await this.transactions.run(async (manager) => {
      // Locks sessions first, as signing in does; another order could deadlock.
      const hashes = await this.sessions.deleteOfPerson(manager, who.personId);
      await this.devices.forgetOfPerson(manager, who.personId);
      await this.activity.record(manager, who.caseId, 'all-sessions-ended');
      return hashes;
    });
    await this.cache.forget(ended);
  }

  /** Marks the hash in the cache even when the table has no such session. */
  async endByTokenHash(tokenHash: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const session = await this.sessions.findByTokenHash(manager, tokenHash);
      await this.sessions.deleteByTokenHash(manager, tokenHash);
      if (session) await this.activity.record(manager, session.person.caseId, 'signed-out', { device: session.device });
    });
    await this.cache.forget([tokenHash]);
  }

  private toCurrentUser(session: Session): CurrentUser {
    const { id, email, firstName, lastName, profileImageUrl, emailProvenAt } = session.person;
    const { idleEndsAt, endsAt } = this.active.endsOf(session);
    const ends = { idleEndsAt: idleEndsAt.toISOString(), endsAt: endsAt.toISOString() };
    return { id, email, firstName, lastName, profileImageUrl, addressProven: emailProvenAt !== null, session: ends };
  }
}

const toListed = (
  { id, device, way, factor, startedAt, lastUsedAt }: Session,
  label: string | null,
  currentId: string,
): ListedSession => ({
  id,
  device,
  label,
  way,
  factor,
  startedAt: startedAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  current: id === currentId,
});
