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
    return this.personByPassword(session.person, currentPassword, browser);
  }

  /**
   * The person who adds a factor. A stranger who registered the address, or who has the password, could lock its owner
   * out: a first factor needs a recent proof of the address. The guard has asked for a fresh proof of an earlier factor.
   */
  async personWhoAddsFactor(who: OwnerIdentity): Promise<Person> {
    if (!who.addressProven) fail('address-not-proven', authServer.factorNeedsMail);
    const session = await this.sessionOf(who);
    const isAllowed = who.secondFactor === 'proven' || this.isProvenLately(session);
    return isAllowed ? session.person : fail('invalid-input', authServer.factorNeedsMail);
  }

  /** As {@link personWho}; the guard has asked people with a factor for a fresh proof of it. */
  async personWhoProves(who: OwnerIdentity, currentPassword: string | undefined, browser: Browser): Promise<Person> {
    if (who.secondFactor === 'proven') return (await this.sessionOf(who)).person;
    return this.personWho(who, currentPassword, browser);
  }

  /** As {@link personWhoProves}, by a proof from after a moment. */
  async personWhoProvesAgain(
    who: OwnerIdentity,
    currentPassword: string | undefined,
    browser: Browser,
    since: Date,
  ): Promise<Person> {
    const session = await this.sessionOf(who);
    if (who.secondFactor === 'proven') {
      const isNewer = who.factorProvenAt !== null && new Date(who.factorProvenAt) > since;
      return isNewer ? session.person : fail('second-factor-needed');
    }
    if (isProvenSince(session, since)) return session.person;
    return this.personByPassword(session.person, currentPassword, browser);
  }

  async sessionOf({ sessionId }: OwnerIdentity): Promise<Session> {
    const session = await this.transactions.run((manager) => this.sessions.findById(manager, sessionId));
    return session ?? fail('sign-in-needed');
  }

  isProvenLately(session: Session): boolean {
    return isProvenSince(session, this.clock.inMinutes(-PROOF_MINUTES));
  }

  private async personByPassword({ email }: Person, password: string | undefined, browser: Browser): Promise<Person> {
    if (!password) return fail('invalid-input', authServer.proofNeeded, { pointer: '/currentPassword' });
    const person = await this.checks.findMatch({ email, password }, browser);
    return person ?? fail('invalid-input', authServer.currentPasswordWrong, { pointer: '/currentPassword' });
  }
}

export const isProvenSince = ({ addressProvenAt }: Session, since: Date): boolean =>
  addressProvenAt !== null && addressProvenAt > since;
