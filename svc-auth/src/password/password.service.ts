import type { LogIn, Register } from '@evenhand/contracts/auth/password';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { authServer } from '@evenhand/wording/auth-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AttemptsService } from '../attempts/attempts.service.js';
import type { Browser } from '../browser/browser.js';
import { TrustedDevicesRepository } from '../devices/trusted-devices.repository.js';
import { MagicLinkService } from '../magic-link/magic-link.service.js';
import { PeopleRepository } from '../people/people.repository.js';
import { PeopleService } from '../people/people.service.js';
import type { Person } from '../people/person.entity.js';
import type { Identified } from '../sign-in/identified.js';
import { type Begun, SignInService } from '../sign-in/sign-in.service.js';
import { AddressInUseMail } from './address-in-use.mail.js';
import { passwordProblem } from './new-password.js';
import { hashPassword, isOutdated, matchesPassword } from './password-hash.js';

@Injectable()
export class PasswordService {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PeopleService,
    private readonly repository: PeopleRepository,
    private readonly links: MagicLinkService,
    private readonly devices: TrustedDevicesRepository,
    private readonly attempts: AttemptsService,
    private readonly signIns: SignInService,
    private readonly addressInUseMail: AddressInUseMail,
  ) {}

  /** Opens an account, signs in, and asks by mail for proof of the address. */
  async register(details: Register, browser: Browser): Promise<Begun<Identified>> {
    const wrong = await passwordProblem(details);
    if (wrong) fail('invalid-input', wrong, { pointer: '/password' });
    await this.attempts.count('accounts from an address', browser.networkAddress);
    const passwordHash = await hashPassword(details.password);
    const signedIn = await this.signIns.signIn(browser, (manager) =>
      this.open(manager, details, passwordHash, browser),
    );
    return signedIn ?? fail('invalid-input', authServer.couldNotRegister);
  }

  /** Signs in with address and password. Every refusal is the same, in words and in time. */
  async logIn(credentials: LogIn, browser: Browser): Promise<Begun<Identified>> {
    await this.attempts.count('passwords from an address', browser.networkAddress);
    const account = await this.accountToCount(credentials, browser);
    await this.attempts.count('password of an account', account);
    const person = await this.findMatch(credentials);
    if (!person) return fail('sign-in-needed', authServer.authenticationFailed);
    const signedIn = await this.signIns.signIn(browser, (manager) => this.stillWithPassword(manager, person));
    await this.attempts.forget('password of an account', account);
    await this.attempts.uncount('passwords from an address', browser.networkAddress);
    return signedIn ?? fail('sign-in-needed', authServer.authenticationFailed);
  }

  /**
   * Wrong passwords are counted by account, and apart for each browser that signed in to it before: a stranger who
   * guesses cannot keep the person out of the browser they always use.
   */
  private async accountToCount({ email }: LogIn, { deviceHash }: Browser): Promise<string> {
    if (!deviceHash) return email;
    const isTrusted = await this.transactions.run((manager) => this.devices.isTrusted(manager, email, deviceHash));
    return isTrusted ? `${email} ${deviceHash}` : email;
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
    return { person, endedSessions: [] };
  }

  private async findMatch({ email, password }: LogIn): Promise<Person | null> {
    const person = await this.transactions.run((manager) => this.repository.findByEmail(manager, email));
    const matches = await matchesPassword(person?.passwordHash, password);
    if (!person?.passwordHash || !matches) return null;
    if (isOutdated(person.passwordHash)) await this.rehash(person.id, person.passwordHash, password);
    return person;
  }

  private async rehash(id: string, outdated: string, password: string): Promise<void> {
    const hash = await hashPassword(password);
    await this.transactions.run((manager) => this.repository.replacePasswordHash(manager, id, outdated, hash));
  }

  /** The first proof of an address takes the password away; it may have done so while this one was being checked. */
  private async stillWithPassword(manager: EntityManager, { id }: Person): Promise<Identified | null> {
    const person = await this.repository.findByIdForShare(manager, id);
    return person?.passwordHash ? { person, endedSessions: [] } : null;
  }
}
