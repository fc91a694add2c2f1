import { type AnnouncedRecovery, type FactorRecovery, RECOVERY_HOURS } from '@evenhand/contracts/auth/factor-recovery';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AttemptsService } from '../attempts/attempts.service.js';
import type { Browser } from '../browser/browser.js';
import { FactorsRepository } from '../factors/factors.repository.js';
import type { RecoveryWait } from '../factors/recovery-wait.entity.js';
import { RecoveryWaitsRepository } from '../factors/recovery-waits.repository.js';
import { NoticesService } from '../notices/notices.service.js';
import { AddressChangesRepository } from '../people/address-changes.repository.js';
import { PeopleRepository } from '../people/people.repository.js';
import { KnownBrowsersService } from '../sessions/known-browsers.service.js';
import type { Session } from '../sessions/session.entity.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { DeletionsRepository } from '../waiting/deletions.repository.js';
import { FactorChangesService } from './factor-changes.service.js';

/** Sign-in without any factor or recovery code: after a wait that only a proof of the factor ends. */
@Injectable()
export class RecoveryService {
  constructor(
    private readonly transactions: Transactions,
    private readonly waits: RecoveryWaitsRepository,
    private readonly factors: FactorsRepository,
    private readonly sessions: SessionsRepository,
    private readonly known: KnownBrowsersService,
    private readonly people: PeopleRepository,
    private readonly addresses: AddressChangesRepository,
    private readonly deletions: DeletionsRepository,
    private readonly changes: FactorChangesService,
    private readonly notices: NoticesService,
    private readonly attempts: AttemptsService,
    private readonly clock: Clock,
  ) {}

  /** In a session, of its person alone: another person at the same computer neither sees nor stops it. */
  async announced({ deviceHash, sessionTokenHash }: Browser): Promise<AnnouncedRecovery> {
    if (deviceHash === null) return { recovery: null, addressChange: null, deletion: null };
    return this.transactions.run(async (manager) => {
      const session = sessionTokenHash && (await this.sessions.findByTokenHash(manager, sessionTokenHash));
      const found = session
        ? await this.announcedIn(manager, session, deviceHash)
        : await this.waits.findOfBrowser(manager, deviceHash);
      const change = session ? await this.addresses.find(manager, session.personId) : null;
      const deletion = session ? await this.deletions.findWaitingOf(manager, session.personId) : null;
      return {
        recovery: found && this.stateOf(found, deviceHash),
        addressChange: change && { opensAt: change.opensAt.toISOString() },
        deletion: deletion && { dueAt: deletion.dueAt.toISOString() },
      };
    });
  }

  async ask({ personId }: OwnerIdentity, { deviceHash }: Browser): Promise<FactorRecovery> {
    if (deviceHash === null) return fail('not-allowed');
    await this.attempts.count('recoveries of an account', personId);
    const wait = { personId, deviceHash, opensAt: this.clock.inDays(RECOVERY_HOURS / 24) };
    const begun = await this.transactions.run(async (manager) => {
      const person = await this.people.findById(manager, personId);
      await this.people.lock(manager, personId);
      if (!person || !(await this.factors.isSetUp(manager, personId))) return fail('no-second-factor');
      const earlier = await this.waits.find(manager, personId, deviceHash);
      if (earlier) return earlier;
      await this.waits.begin(manager, wait);
      await this.notices.recoveryAsked(manager, person, wait.opensAt);
      return wait;
    });
    return this.stateOf(begun, deviceHash);
  }

  async cancel({ personId }: OwnerIdentity): Promise<void> {
    await this.transactions.run((manager) => this.changes.stopRecoveries(manager, personId));
  }

  finish(who: OwnerIdentity, browser: Browser): Promise<void> {
    const { personId } = who;
    return this.changes.make(who, browser, async (manager, person) => {
      if (!(await this.factors.isSetUp(manager, personId))) fail('no-second-factor');
      const wait = browser.deviceHash && (await this.waits.find(manager, personId, browser.deviceHash));
      if (!wait || wait.opensAt > this.clock.now()) fail('recovery-not-open');
      await this.changes.removeAll(manager, personId);
      await this.notices.factorsRemoved(manager, person);
    });
  }

  /** Its own wait to any browser of the person; another's to a session with the factor, or to a known browser. */
  private async announcedIn(
    manager: EntityManager,
    session: Session,
    deviceHash: string,
  ): Promise<RecoveryWait | null> {
    const { personId, factorProvenAt } = session;
    const own = await this.waits.find(manager, personId, deviceHash);
    const seesAll = factorProvenAt !== null || (await this.known.isKnown(manager, personId, deviceHash));
    if (own || !seesAll) return own;
    return (await this.waits.ofPerson(manager, personId))[0] ?? null;
  }

  private stateOf({ opensAt, deviceHash }: RecoveryWait, here: string): FactorRecovery {
    const isOver = opensAt <= this.clock.now();
    return { opensAt: opensAt.toISOString(), isOver, askedHere: deviceHash === here };
  }
}
