import {
  type ChangePassword,
  PROOF_MINUTES,
  type RemovePassword,
  type SignInWays,
} from '@evenhand/contracts/auth/change-password';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { authServer } from '@evenhand/wording/auth-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Browser } from '../browser/browser.js';
import { NoticesService } from '../notices/notices.service.js';
import { PeopleRepository } from '../people/people.repository.js';
import type { Person } from '../people/person.entity.js';
import type { Session } from '../sessions/session.entity.js';
import { SessionCache } from '../sessions/session-cache.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { ShutOutService } from '../shut-out/shut-out.service.js';
import { passwordProblem } from './new-password.js';
import { PasswordCheckService } from './password-check.service.js';
import { hashPassword } from './password-hash.js';

@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PeopleRepository,
    private readonly sessions: SessionsRepository,
    private readonly checks: PasswordCheckService,
    private readonly shutOut: ShutOutService,
    private readonly notices: NoticesService,
    private readonly cache: SessionCache,
    private readonly clock: Clock,
  ) {}

  async ways(who: OwnerIdentity): Promise<SignInWays> {
    const session = await this.session(who);
    return { hasPassword: session.person.passwordHash !== null, addressProvenLately: this.isProvenLately(session) };
  }

  async change(who: OwnerIdentity, { currentPassword, newPassword }: ChangePassword, browser: Browser): Promise<void> {
    const person = await this.permitted(who, currentPassword, browser);
    const wrong = await passwordProblem(newPassword, person);
    if (wrong) fail('invalid-input', wrong, { pointer: '/newPassword' });
    const hash = await hashPassword(newPassword);
    await this.replace(who, person, hash, browser, (manager) => this.notices.passwordChanged(manager, person));
  }

  async remove(who: OwnerIdentity, { currentPassword }: RemovePassword, browser: Browser): Promise<void> {
    const person = await this.permitted(who, currentPassword, browser);
    await this.replace(who, person, null, browser, (manager) => this.notices.passwordRemoved(manager, person));
  }

  /** The person, re-authenticated by the current password or by a recent proof of the address. */
  private async permitted(who: OwnerIdentity, currentPassword: string | undefined, browser: Browser): Promise<Person> {
    const session = await this.session(who);
    if (this.isProvenLately(session)) return session.person;
    const { email } = session.person;
    if (!currentPassword) return fail('invalid-input', authServer.proofNeeded, { pointer: '/currentPassword' });
    const person = await this.checks.findMatch({ email, password: currentPassword }, browser);
    return person ?? fail('invalid-input', authServer.currentPasswordWrong, { pointer: '/currentPassword' });
  }

  private async replace(
    { sessionId }: OwnerIdentity,
    person: Person,
    hash: string | null,
    { deviceHash }: Browser,
    notify: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const ended = await this.transactions.run(async (manager) => {
      const hashes = await this.shutOut.everywhere(manager, person, { sessionId, deviceHash });
      const isUnchanged = (await this.people.findById(manager, person.id))?.passwordHash === person.passwordHash;
      if (!isUnchanged) fail('changed-elsewhere');
      await this.people.setPassword(manager, person.id, hash);
      await notify(manager);
      return hashes;
    });
    await this.cache.forget(ended);
  }

  private async session({ sessionId }: OwnerIdentity): Promise<Session> {
    const session = await this.transactions.run((manager) => this.sessions.findById(manager, sessionId));
    return session ?? fail('sign-in-needed');
  }

  private isProvenLately({ addressProvenAt }: Session): boolean {
    return addressProvenAt !== null && addressProvenAt > this.clock.inMinutes(-PROOF_MINUTES);
  }
}
