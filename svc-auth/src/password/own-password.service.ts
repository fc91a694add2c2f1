import type { ChangePassword, RemovePassword, SignInWays } from '@evenhand/contracts/auth/change-password';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Browser } from '../browser/browser.js';
import { NoticesService } from '../notices/notices.service.js';
import { PeopleRepository } from '../people/people.repository.js';
import type { Person } from '../people/person.entity.js';
import { SessionCache } from '../sessions/session-cache.js';
import { ShutOutService } from '../shut-out/shut-out.service.js';
import { passwordProblem } from './new-password.js';
import { hashPassword } from './password-hash.js';
import { PermissionService } from './permission.service.js';

@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PeopleRepository,
    private readonly permission: PermissionService,
    private readonly shutOut: ShutOutService,
    private readonly notices: NoticesService,
    private readonly cache: SessionCache,
  ) {}

  async ways(who: OwnerIdentity): Promise<SignInWays> {
    const session = await this.permission.sessionOf(who);
    return {
      hasPassword: session.person.passwordHash !== null,
      addressProvenLately: this.permission.isProvenLately(session),
    };
  }

  async change(who: OwnerIdentity, { currentPassword, newPassword }: ChangePassword, browser: Browser): Promise<void> {
    const person = await this.permission.personWho(who, currentPassword, browser);
    const wrong = await passwordProblem(newPassword, person);
    if (wrong) fail('invalid-input', wrong, { pointer: '/newPassword' });
    const hash = await hashPassword(newPassword);
    await this.replace(who, person, hash, browser, (manager) => this.notices.passwordChanged(manager, person));
  }

  async remove(who: OwnerIdentity, { currentPassword }: RemovePassword, browser: Browser): Promise<void> {
    const person = await this.permission.personWho(who, currentPassword, browser);
    await this.replace(who, person, null, browser, (manager) => this.notices.passwordRemoved(manager, person));
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
}
