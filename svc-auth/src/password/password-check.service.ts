import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Injectable } from '@nestjs/common';
import { AttemptsService } from '../attempts/attempts.service.js';
import type { Browser } from '../browser/browser.js';
import { TrustedDevicesRepository } from '../devices/trusted-devices.repository.js';
import { PeopleRepository } from '../people/people.repository.js';
import type { Person } from '../people/person.entity.js';
import { hashPassword, isOutdated, matchesPassword } from './password-hash.js';

interface Credentials {
  email: string;
  password: string;
}

/** Verifies passwords under the attempt limits. */
@Injectable()
export class PasswordCheckService {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PeopleRepository,
    private readonly devices: TrustedDevicesRepository,
    private readonly attempts: AttemptsService,
  ) {}

  /** The owner of the credentials, or null, in constant time. */
  async findMatch(credentials: Credentials, browser: Browser): Promise<Person | null> {
    await this.attempts.count('passwords from an address', browser.networkAddress);
    const account = await this.accountToCount(credentials, browser);
    await this.attempts.count('password of an account', account);
    const person = await this.match(credentials);
    if (!person) return null;
    await this.attempts.forget('password of an account', account);
    await this.attempts.uncount('passwords from an address', browser.networkAddress);
    return person;
  }

  /**
   * Failed attempts are counted per account, and separately for each known browser: a stranger who guesses cannot lock
   * the owner out of the browser they use.
   */
  private async accountToCount({ email }: Credentials, { deviceHash }: Browser): Promise<string> {
    if (!deviceHash) return email;
    const isTrusted = await this.transactions.run((manager) => this.devices.isTrusted(manager, email, deviceHash));
    return isTrusted ? `${email} ${deviceHash}` : email;
  }

  private async match({ email, password }: Credentials): Promise<Person | null> {
    const person = await this.transactions.run((manager) => this.people.findByEmail(manager, email));
    const matches = await matchesPassword(person?.passwordHash, password);
    if (!person?.passwordHash || !matches) return null;
    return isOutdated(person.passwordHash) ? this.rehashed(person, person.passwordHash, password) : person;
  }

  private async rehashed(person: Person, outdated: string, password: string): Promise<Person> {
    const passwordHash = await hashPassword(password);
    await this.transactions.run((manager) =>
      this.people.replacePasswordHash(manager, person.id, outdated, passwordHash),
    );
    return { ...person, passwordHash };
  }
}
