import { randomUUID } from 'node:crypto';
import type { LogIn, Register } from '@evenhand/contracts/auth/password';
import { Activity } from '@evenhand/service-kit/activity/activity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { authServer } from '@evenhand/wording/auth-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AttemptsService } from '../attempts/attempts.service.js';
import type { Browser } from '../browser/browser.js';
import { MagicLinkService } from '../magic-link/magic-link.service.js';
import { PeopleRepository } from '../people/people.repository.js';
import { PeopleService } from '../people/people.service.js';
import type { Person } from '../people/person.entity.js';
import type { Identified } from '../sign-in/identified.js';
import { type Begun, SignInService } from '../sign-in/sign-in.service.js';
import { AddressInUseMail } from './address-in-use.mail.js';
import { passwordProblem } from './new-password.js';
import { PasswordCheckService } from './password-check.service.js';
import { hashPassword } from './password-hash.js';

@Injectable()
export class PasswordService {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PeopleService,
    private readonly repository: PeopleRepository,
    private readonly links: MagicLinkService,
    private readonly attempts: AttemptsService,
    private readonly checks: PasswordCheckService,
    private readonly signIns: SignInService,
    private readonly addressInUseMail: AddressInUseMail,
    private readonly activity: Activity,
  ) {}

  /** Creates the account, signs in, and mails a confirmation of the address. */
  async register(details: Register, browser: Browser): Promise<Begun<Identified>> {
    const wrong = await passwordProblem(details.password, details);
    if (wrong) fail('invalid-input', wrong, { pointer: '/password' });
    await this.attempts.count('accounts from an address', browser.networkAddress);
    const passwordHash = await hashPassword(details.password);
    const signedIn = await this.signIns.signIn(browser, (manager) =>
      this.open(manager, details, passwordHash, browser),
    );
    return signedIn ?? fail('invalid-input', authServer.couldNotRegister);
  }

  /** All refusals are identical in text and time. */
  async logIn(credentials: LogIn, browser: Browser): Promise<Begun<Identified>> {
    const person = await this.checks.findMatch(credentials, browser);
    if (!person) {
      await this.recordRefused(credentials, browser);
      return fail('sign-in-needed', authServer.authenticationFailed);
    }
    const signedIn = await this.signIns.signIn(browser, (manager) => this.stillWithPassword(manager, person));
    return signedIn ?? fail('sign-in-needed', authServer.authenticationFailed);
  }

  /** Writes for an unknown address too, so that the time reveals no account; no log has such a case. */
  private recordRefused({ email }: LogIn, { device }: Browser): Promise<void> {
    return this.transactions.run(async (manager) => {
      const caseId = (await this.repository.findByEmail(manager, email))?.caseId ?? randomUUID();
      await this.activity.record(manager, caseId, 'sign-in-refused', { way: 'password', device });
    });
  }

  private async open(
    manager: EntityManager,
    details: Register,
    passwordHash: string,
    browser: Browser,
  ): Promise<Identified | null> {
    const { email } = details;
    const firstName = details.firstName || null;
    const lastName = details.lastName || null;
    const person = await this.people.register(manager, { email, firstName, lastName, passwordHash });
    if (!person) {
      await this.addressInUseMail.send(manager, email);
      return null;
    }
    await this.links.replace(manager, { email }, browser, 'confirmAddress');
    return { person, endedSessions: [], isNew: true, provesAddress: false, way: 'password' };
  }

  /** The password may have changed during the check. */
  private async stillWithPassword(manager: EntityManager, { id, passwordHash }: Person): Promise<Identified | null> {
    const person = await this.repository.findByIdForShare(manager, id);
    if (!person || person.passwordHash !== passwordHash) return null;
    return { person, endedSessions: [], isNew: false, provesAddress: false, way: 'password' };
  }
}
