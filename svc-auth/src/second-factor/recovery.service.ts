import { type AnnouncedRecovery, type FactorRecovery, RECOVERY_HOURS } from '@evenhand/contracts/auth/factor-recovery';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import { AttemptsService } from '../attempts/attempts.service.js';
import type { Browser } from '../browser/browser.js';
import { FactorsRepository } from '../factors/factors.repository.js';
import { NoticesService } from '../notices/notices.service.js';
import { PeopleRepository } from '../people/people.repository.js';
import { SessionCache } from '../sessions/session-cache.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { ShutOutService } from '../shut-out/shut-out.service.js';

/** Sign-in without app and recovery codes: after a wait that every known browser can end. */
@Injectable()
export class RecoveryService {
  constructor(
    private readonly transactions: Transactions,
    private readonly factors: FactorsRepository,
    private readonly people: PeopleRepository,
    private readonly current: SessionsService,
    private readonly shutOut: ShutOutService,
    private readonly notices: NoticesService,
    private readonly attempts: AttemptsService,
    private readonly cache: SessionCache,
    private readonly clock: Clock,
  ) {}

  async announced({ deviceHash }: Browser): Promise<AnnouncedRecovery> {
    if (deviceHash === null) return { recovery: null };
    const found = await this.transactions.run((manager) => this.factors.findRecovery(manager, deviceHash));
    const { recoveryOpensAt = null, recoveryDeviceHash } = found ?? {};
    return { recovery: recoveryOpensAt && this.stateOf(recoveryOpensAt, recoveryDeviceHash === deviceHash) };
  }

  async ask({ personId }: OwnerIdentity, { deviceHash }: Browser): Promise<FactorRecovery> {
    if (deviceHash === null) return fail('not-allowed');
    await this.attempts.count('recoveries of an account', personId);
    const opensAt = this.clock.inDays(RECOVERY_HOURS / 24);
    const begun = await this.transactions.run(async (manager) => {
      const person = await this.people.findById(manager, personId);
      await this.people.lock(manager, personId);
      const factor = await this.factors.find(manager, personId);
      if (!person || !factor?.confirmedAt) return fail('no-second-factor');
      if (factor.recoveryDeviceHash === deviceHash && factor.recoveryOpensAt) return factor.recoveryOpensAt;
      await this.factors.beginRecovery(manager, personId, opensAt, deviceHash);
      await this.notices.recoveryAsked(manager, person, opensAt);
      return opensAt;
    });
    return this.stateOf(begun, true);
  }

  async cancel({ deviceHash }: Browser): Promise<void> {
    if (deviceHash === null) return;
    await this.transactions.run(async (manager) => {
      const found = await this.factors.findRecovery(manager, deviceHash);
      if (found) await this.factors.cancelRecovery(manager, found.personId);
    });
  }

  async finish(who: OwnerIdentity, { deviceHash }: Browser): Promise<void> {
    const { personId, sessionId } = who;
    const ended = await this.transactions.run(async (manager) => {
      const person = (await this.people.findById(manager, personId)) ?? fail('sign-in-needed');
      const hashes = await this.shutOut.everywhere(manager, person, { sessionId, deviceHash });
      const factor = await this.factors.find(manager, personId);
      if (!factor?.confirmedAt) return fail('no-second-factor');
      const { recoveryOpensAt, recoveryDeviceHash } = factor;
      const isOpen = recoveryOpensAt !== null && recoveryOpensAt <= this.clock.now();
      if (!isOpen || deviceHash === null || recoveryDeviceHash !== deviceHash) fail('recovery-not-open');
      await this.factors.remove(manager, personId);
      await this.notices.factorRemoved(manager, person);
      return hashes;
    });
    await this.cache.forget(ended);
    await this.current.refresh(who);
  }

  private stateOf(opensAt: Date, askedHere: boolean): FactorRecovery {
    return { opensAt: opensAt.toISOString(), isOver: opensAt <= this.clock.now(), askedHere };
  }
}
