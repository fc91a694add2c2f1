import { PROOF_MINUTES } from '@evenhand/contracts/auth/change-password';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { authServer } from '@evenhand/wording/auth-server';
import { Injectable } from '@nestjs/common';
import type { Browser } from '../browser/browser.js';
import type { Person } from '../people/person.entity.js';
import type { Session } from '../sessions/session.entity.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { PasswordCheckService } from './password-check.service.js';

/** Re-authenticates a person before a change of the ways to sign in. */
@Injectable()
export class PermissionService {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionsRepository,
    private readonly checks: PasswordCheckService,
    private readonly clock: Clock,
  ) {}

  /** The person, by the current password or by a recent proof of the address. */
  async personWho(who: OwnerIdentity, currentPassword: string | undefined, browser: Browser): Promise<Person> {
    const session = await this.sessionOf(who);
    if (this.isProvenLately(session)) return session.person;
    const { email } = session.person;
    if (!currentPassword) return fail('invalid-input', authServer.proofNeeded, { pointer: '/currentPassword' });
    const person = await this.checks.findMatch({ email, password: currentPassword }, browser);
    return person ?? fail('invalid-input', authServer.currentPasswordWrong, { pointer: '/currentPassword' });
  }

  async sessionOf({ sessionId }: OwnerIdentity): Promise<Session> {
    const session = await this.transactions.run((manager) => this.sessions.findById(manager, sessionId));
    return session ?? fail('sign-in-needed');
  }

  isProvenLately({ addressProvenAt }: Session): boolean {
    return addressProvenAt !== null && addressProvenAt > this.clock.inMinutes(-PROOF_MINUTES);
  }
}
