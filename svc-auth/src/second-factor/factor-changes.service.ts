import type { FactorKind } from '@evenhand/contracts/auth/sessions';
import { secondFactorChanged } from '@evenhand/contracts/events/second-factor-changed';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Activity } from '@evenhand/service-kit/activity/activity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Browser } from '../browser/browser.js';
import { FactorOriginsRepository } from '../factors/factor-origins.repository.js';
import { FactorsRepository } from '../factors/factors.repository.js';
import { PasskeysRepository } from '../factors/passkeys.repository.js';
import { newRecoveryCodes } from '../factors/recovery-codes.js';
import { RecoveryWaitsRepository } from '../factors/recovery-waits.repository.js';
import { PeopleRepository } from '../people/people.repository.js';
import type { Person } from '../people/person.entity.js';
import { KnownBrowsersService } from '../sessions/known-browsers.service.js';
import { SessionCache } from '../sessions/session-cache.js';
import { SessionIdentities } from '../sessions/session-identities.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { ShutOutService } from '../shut-out/shut-out.service.js';

/** What every change of a factor does, for each kind of factor. */
@Injectable()
export class FactorChangesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PeopleRepository,
    private readonly factors: FactorsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly origins: FactorOriginsRepository,
    private readonly waits: RecoveryWaitsRepository,
    private readonly known: KnownBrowsersService,
    private readonly sessions: SessionsRepository,
    private readonly identities: SessionIdentities,
    private readonly shutOut: ShutOutService,
    private readonly cache: SessionCache,
    private readonly outbox: Outbox,
    private readonly activity: Activity,
    private readonly clock: Clock,
  ) {}

  /** Makes the change with the person's row locked, and ends every other session and known browser. */
  async make<Result>(
    who: OwnerIdentity,
    { deviceHash }: Browser,
    change: (manager: EntityManager, person: Person) => Promise<Result>,
  ): Promise<Result> {
    const { personId, sessionId } = who;
    const { ended, result } = await this.transactions.run(async (manager) => {
      const person = (await this.people.findById(manager, personId)) ?? fail('sign-in-needed');
      const hashes = await this.shutOut.everywhere(manager, person, { sessionId, deviceHash });
      return { ended: hashes, result: await change(manager, person) };
    });
    await this.cache.forget(ended);
    await this.identities.refresh(who);
    return result;
  }

  /**
   * The proof of a factor, in a session: completes its sign-in and stops recoveries that wait. Called before a first
   * factor is added, it notes the browser of that one.
   */
  async noteProof(manager: EntityManager, { personId, sessionId }: OwnerIdentity, factor: FactorKind): Promise<void> {
    await this.stopRecoveries(manager, personId);
    const session = await this.sessions.findById(manager, sessionId);
    await this.sessions.setFactorProven(manager, sessionId, this.clock.now(), factor);
    if (!session || session.factorProvenAt) return;
    const { person, way, device, deviceHash } = session;
    await this.tell(manager, person, true);
    if (!(await this.factors.isSetUp(manager, personId))) return this.origins.add(manager, personId, deviceHash);
    if (way) await this.activity.record(manager, person.caseId, 'signed-in', { way, device });
    await this.known.welcome(manager, person, session);
  }

  /** A factor set up lately does not stop the recovery that a longer known browser asked for. */
  async stopRecoveries(manager: EntityManager, personId: string): Promise<void> {
    for (const wait of await this.waits.ofPerson(manager, personId)) {
      const isOlder = await this.origins.isOlderBrowser(manager, personId, wait.deviceHash);
      if (!isOlder) await this.waits.end(manager, wait);
    }
  }

  /** Every factor, with recovery codes and recoveries. */
  async removeAll(manager: EntityManager, personId: string): Promise<void> {
    await this.factors.removeApp(manager, personId);
    await this.passkeys.removeAll(manager, personId);
    await this.endWithLast(manager, personId);
  }

  /** Recovery codes for a person with the first factor; none while earlier ones are left. */
  async firstRecoveryCodes(manager: EntityManager, personId: string): Promise<string[]> {
    const isFirst = (await this.factors.recoveryCodesOf(manager, personId)).length === 0;
    return isFirst ? this.replaceRecoveryCodes(manager, personId) : [];
  }

  async replaceRecoveryCodes(manager: EntityManager, personId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.factors.replaceRecoveryCodes(manager, personId, codes.map(sha256), this.clock.now());
    return codes;
  }

  /** For the services whose links go to the address of the person. */
  async tell(manager: EntityManager, { id: personId, caseId, email }: Person, isSetUp: boolean): Promise<void> {
    const at = this.clock.now().toISOString();
    await this.outbox.publish(manager, secondFactorChanged, { personId, caseId, email, isSetUp, at });
  }

  /** Without a factor, recovery codes and a recovery that waits have no purpose. */
  async endWithLast(manager: EntityManager, personId: string): Promise<void> {
    if (await this.factors.isSetUp(manager, personId)) return;
    await this.factors.removeRecoveryCodes(manager, personId);
    await this.waits.endOfPerson(manager, personId);
    await this.origins.remove(manager, personId);
    const person = await this.people.findById(manager, personId);
    if (person) await this.tell(manager, person, false);
  }
}
