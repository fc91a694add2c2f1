import { addressProven } from '@evenhand/contracts/events/address-proven';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TrustedDevicesRepository } from '../devices/trusted-devices.repository.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { PeopleRepository } from '../people/people.repository.js';
import { type NewPerson, PeopleService } from '../people/people.service.js';
import type { Person } from '../people/person.entity.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { StoppedChangesService } from '../waiting/stopped-changes.service.js';
import { StoppedDeletionsService } from '../waiting/stopped-deletions.service.js';
import type { Identified } from './identified.js';

/** Consequences of a proven mailbox. */
@Injectable()
export class AddressProofService {
  constructor(
    private readonly people: PeopleService,
    private readonly repository: PeopleRepository,
    private readonly sessions: SessionsRepository,
    private readonly devices: TrustedDevicesRepository,
    private readonly addresses: StoppedChangesService,
    private readonly deletions: StoppedDeletionsService,
    private readonly notifications: NotificationsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * The person of the proven address, created if needed. Before the first proof, the account may have been registered
   * by a stranger who waits for the owner to use it. So the first proof ends all sessions (the proving one is
   * replaced) and publishes an event, so that what was sent from the account ends too. Unless the browser is signed in
   * to the account, password, known browsers, mail choices and what was asked for the account are removed.
   * @param sessionTokenHash the session of this browser, if any
   */
  async personOf(
    manager: EntityManager,
    details: Omit<NewPerson, 'passwordHash'>,
    sessionTokenHash: string | null,
    way: Identified['way'],
  ): Promise<Identified> {
    const registered = await this.people.register(manager, { ...details, passwordHash: null });
    const person = registered ?? (await this.repository.findByEmail(manager, details.email));
    if (!person) throw new Error('An address neither had an account nor could get one');
    const { id: personId, caseId } = person;
    const provenAt = this.clock.now();
    const isFirstProof = await this.repository.setEmailProven(manager, personId, provenAt);
    if (!isFirstProof) return { person, endedSessions: [], isNew: false, provesAddress: true, way };
    const isOwnWork = registered !== null || (await this.isSignedIn(manager, personId, sessionTokenHash));
    // Sessions before devices: another lock order could deadlock.
    const endedSessions = await this.sessions.deleteOfPerson(manager, personId);
    if (!isOwnWork) await this.removeSettings(manager, person);
    const proof = { personId, caseId, at: provenAt.toISOString(), contentMayBeForeign: !isOwnWork };
    await this.outbox.publish(manager, addressProven, proof);
    return { person, endedSessions, isNew: registered !== null, provesAddress: true, way };
  }

  private async isSignedIn(manager: EntityManager, personId: string, tokenHash: string | null): Promise<boolean> {
    const session = tokenHash && (await this.sessions.findByTokenHash(manager, tokenHash));
    return session ? session.personId === personId : false;
  }

  private async removeSettings(manager: EntityManager, person: Person): Promise<void> {
    await this.repository.setPassword(manager, person.id, null);
    await this.devices.forgetHistory(manager, person.id);
    await this.notifications.forget(manager, person);
    await this.addresses.stop(manager, person);
    await this.deletions.stop(manager, person);
  }
}
