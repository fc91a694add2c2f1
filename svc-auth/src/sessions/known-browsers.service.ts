import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TrustedDevicesRepository } from '../devices/trusted-devices.repository.js';
import { NoticesService } from '../notices/notices.service.js';
import { AccountUsesRepository } from '../people/account-uses.repository.js';
import type { Person } from '../people/person.entity.js';
import type { Session } from './session.entity.js';

@Injectable()
export class KnownBrowsersService {
  constructor(
    private readonly devices: TrustedDevicesRepository,
    private readonly notices: NoticesService,
    private readonly uses: AccountUsesRepository,
    private readonly clock: Clock,
  ) {}

  /** A complete sign-in is a use of the account; its browser is known from then on, and a new one is mailed. */
  async welcome(
    manager: EntityManager,
    person: Person,
    { device, deviceHash }: Pick<Session, 'device' | 'deviceHash'>,
    { isFirst = false } = {},
  ): Promise<void> {
    const isKnown = await this.isKnown(manager, person.id, deviceHash);
    const lastUsedAt = this.clock.now();
    if (deviceHash) await this.devices.trust(manager, { personId: person.id, tokenHash: deviceHash, lastUsedAt });
    if (!isKnown && !isFirst) await this.notices.newBrowser(manager, person, device);
    // Last: concurrent sign-ins wait for each other here.
    await this.uses.note(manager, person.id, lastUsedAt);
  }

  async isKnown(manager: EntityManager, personId: string, deviceHash: string | null): Promise<boolean> {
    return deviceHash !== null && this.devices.isOf(manager, personId, deviceHash);
  }
}
