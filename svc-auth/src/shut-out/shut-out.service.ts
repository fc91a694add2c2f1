import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TrustedDevicesRepository } from '../devices/trusted-devices.repository.js';
import { MailedLinksRepository } from '../mailed-links/mailed-links.repository.js';
import { PeopleRepository } from '../people/people.repository.js';
import type { Person } from '../people/person.entity.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';

/** The session and browser that keep their access. */
export interface Here {
  sessionId: string;
  deviceHash: string | null;
}

/** Ends every access to an account except its password: sessions, known browsers, open links. */
@Injectable()
export class ShutOutService {
  constructor(
    private readonly people: PeopleRepository,
    private readonly sessions: SessionsRepository,
    private readonly devices: TrustedDevicesRepository,
    private readonly links: MailedLinksRepository,
  ) {}

  /**
   * Leaves the person's row locked, so that the password can be changed in the same transaction.
   * @returns token hashes of the ended sessions, to be removed from the gateway's cache
   */
  async everywhere(manager: EntityManager, { id, email }: Person, except: Here | null = null): Promise<string[]> {
    // Links, person, sessions, browsers: the lock order of every sign-in. Another order could deadlock.
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
