import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TrustedDevicesRepository } from '../devices/trusted-devices.repository.js';
import { MailedLinksRepository } from '../mailed-links/mailed-links.repository.js';
import { PeopleRepository } from '../people/people.repository.js';
import type { Person } from '../people/person.entity.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';

/** Where the person is now, and stays. */
export interface Here {
  sessionId: string;
  deviceHash: string | null;
}

/** Ends whatever lets somebody into an account but its password: sessions, known browsers, links that wait. */
@Injectable()
export class ShutOutService {
  constructor(
    private readonly people: PeopleRepository,
    private readonly sessions: SessionsRepository,
    private readonly devices: TrustedDevicesRepository,
    private readonly links: MailedLinksRepository,
  ) {}

  /**
   * Leaves the person locked, for the password to be changed with it.
   * @returns the token hashes of the sessions that ended, to be forgotten where they are cached
   */
  async everywhere(manager: EntityManager, { id, email }: Person, except: Here | null = null): Promise<string[]> {
    // Links, person, sessions, browsers: the order of every sign-in; in another order two transactions deadlock.
    await this.dropLinks(manager, email);
    await this.people.lock(manager, id);
    const ended = await this.sessions.deleteOfPerson(manager, id, except?.sessionId);
    await this.devices.forgetOfPerson(manager, id, except?.deviceHash ?? undefined);
    return ended;
  }

  async dropLinks(manager: EntityManager, email: string): Promise<void> {
    await this.links.endOf(manager, email, ['sign-in', 'password-reset'], 'signed-out-everywhere');
  }
}
