import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config.js';
import type { Session } from './session.entity.js';
import { hasEnded, type SessionLimits, sessionEnds } from './session-limits.js';
import { SessionsRepository } from './sessions.repository.js';

/** Sessions that have not ended. */
@Injectable()
export class ActiveSessions {
  private readonly limits: SessionLimits;

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) config: Config,
  ) {
    this.limits = { idleMinutes: config.SESSION_IDLE_MINUTES, longestHours: config.SESSION_LONGEST_HOURS };
  }

  /** The gateway's cached identity may outlive its session, so the table is checked. */
  async get(manager: EntityManager, { sessionId }: OwnerIdentity): Promise<Session> {
    const session = await this.sessions.findById(manager, sessionId);
    return session && this.isActive(session) ? session : fail('sign-in-needed');
  }

  isActive(session: Session): boolean {
    return !hasEnded(session, this.limits, this.clock.now());
  }

  endsOf(session: Session): ReturnType<typeof sessionEnds> {
    return sessionEnds(session, this.limits);
  }
}
