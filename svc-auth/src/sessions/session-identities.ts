import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config.js';
import { FactorsRepository } from '../factors/factors.repository.js';
import { isOperator } from '../operators/operator-addresses.js';
import { ActiveSessions } from './active-sessions.js';
import type { Session } from './session.entity.js';
import { SessionCache } from './session-cache.js';
import { shouldRecordUse } from './session-limits.js';
import { SessionsRepository } from './sessions.repository.js';

type FactorState = Pick<OwnerIdentity, 'secondFactor' | 'factorProvenAt'>;
const NO_FACTOR: FactorState = { secondFactor: 'none', factorProvenAt: null };

/** Who the gateway passes on for a session. */
@Injectable()
export class SessionIdentities {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionsRepository,
    private readonly active: ActiveSessions,
    private readonly factors: FactorsRepository,
    private readonly cache: SessionCache,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The identity of a session, recording its use; null when it has ended or never existed. */
  resolve(tokenHash: string): Promise<OwnerIdentity | null> {
    return this.transactions.run(async (manager) => {
      const session = await this.sessions.findByTokenHash(manager, tokenHash);
      if (!session || !this.active.isActive(session)) return null;
      await this.noteUse(manager, session);
      return this.identityOf(manager, session);
    });
  }

  /** Passes a committed change of the second factor to the gateway. */
  async refresh(who: OwnerIdentity): Promise<void> {
    await this.transactions.run(async (manager) => {
      const session = await this.active.get(manager, who);
      await this.cache.replace(session.tokenHash, await this.identityOf(manager, session));
    });
  }

  private async identityOf(manager: EntityManager, session: Session): Promise<OwnerIdentity> {
    const { id: personId, caseId, email, emailProvenAt } = session.person;
    const addressProven = emailProvenAt !== null;
    const factor = await this.factorOf(manager, session);
    return {
      role: 'owner',
      personId,
      caseId,
      sessionId: session.id,
      addressProven,
      ...factor,
      ...(isOperator(this.config, { email, addressProven }) && { operator: true }),
    };
  }

  private async factorOf(manager: EntityManager, { personId, factorProvenAt }: Session): Promise<FactorState> {
    if (!(await this.factors.isSetUp(manager, personId))) return NO_FACTOR;
    if (!factorProvenAt) return { secondFactor: 'due', factorProvenAt: null };
    return { secondFactor: 'proven', factorProvenAt: factorProvenAt.toISOString() };
  }

  private async noteUse(manager: EntityManager, session: Session): Promise<void> {
    const now = this.clock.now();
    if (shouldRecordUse(session, now)) await this.sessions.setLastUsed(manager, session.id, now);
  }
}
