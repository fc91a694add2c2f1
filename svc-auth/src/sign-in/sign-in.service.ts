import { randomUUID } from 'node:crypto';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Clock } from '@evenhand/service-kit/time/clock';
import { newToken, sha256 } from '@evenhand/service-kit/tokens/tokens';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Browser } from '../browser/browser.js';
import { TrustedDevicesRepository } from '../devices/trusted-devices.repository.js';
import { NoticesService } from '../notices/notices.service.js';
import { SessionCache } from '../sessions/session-cache.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import type { Identified } from './identified.js';

/** A new session: `sessionId` is its public handle, `token` the cookie's secret. */
export type Begun<Found extends Identified> = Found & { sessionId: string; token: string };

@Injectable()
export class SignInService {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionsRepository,
    private readonly cache: SessionCache,
    private readonly devices: TrustedDevicesRepository,
    private readonly notices: NoticesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Identifies the person and begins a session in one transaction. The browser's previous session ends (session
   * fixation).
   * @returns null when `identify` finds no account
   */
  async signIn<Found extends Identified>(
    browser: Browser,
    identify: (manager: EntityManager) => Promise<Found | null>,
  ): Promise<Begun<Found> | null> {
    const signedIn = await this.transactions.run(async (manager) => {
      const found = await identify(manager);
      if (!found) return null;
      const replaced = await this.endSessionOf(manager, browser);
      const begun = await this.begin(manager, browser, found);
      return { begun, ended: [...found.endedSessions, ...replaced] };
    });
    if (!signedIn) return null;
    await this.cache.forget(signedIn.ended);
    return signedIn.begun;
  }

  private async endSessionOf(manager: EntityManager, { sessionTokenHash }: Browser): Promise<string[]> {
    return sessionTokenHash ? this.sessions.deleteByTokenHash(manager, sessionTokenHash) : [];
  }

  private async begin<Found extends Identified>(manager: EntityManager, { device, deviceHash }: Browser, found: Found) {
    const now = this.clock.now();
    const { id: personId } = found.person;
    const isKnown = deviceHash !== null && (await this.devices.isOf(manager, personId, deviceHash));
    const sessionId = randomUUID();
    const token = newToken();
    const times = {
      startedAt: now,
      lastUsedAt: now,
      addressProvenAt: found.provesAddress ? now : null,
      factorProvenAt: null,
    };
    await this.sessions.add(manager, { id: sessionId, tokenHash: sha256(token), personId, device, ...times });
    if (deviceHash) await this.devices.trust(manager, { personId, tokenHash: deviceHash, lastUsedAt: now });
    if (!isKnown && !found.isNew) await this.notices.newBrowser(manager, found.person, device);
    return { ...found, sessionId, token };
  }
}
