import { randomUUID } from 'node:crypto';
import { Activity } from '@evenhand/service-kit/activity/activity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Clock } from '@evenhand/service-kit/time/clock';
import { newToken, sha256 } from '@evenhand/service-kit/tokens/tokens';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Browser } from '../browser/browser.js';
import { FactorsRepository } from '../factors/factors.repository.js';
import { KnownBrowsersService } from '../sessions/known-browsers.service.js';
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
    private readonly factors: FactorsRepository,
    private readonly known: KnownBrowsersService,
    private readonly activity: Activity,
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
    const sessionId = randomUUID();
    const token = newToken();
    const times = {
      startedAt: now,
      lastUsedAt: now,
      addressProvenAt: found.provesAddress ? now : null,
      factorProvenAt: found.provesFactor ? now : null,
    };
    const from = { device, deviceHash, way: found.way, factor: null };
    await this.sessions.add(manager, { id: sessionId, tokenHash: sha256(token), personId, ...from, ...times });
    const isDue = !found.provesFactor && (await this.factors.isSetUp(manager, personId));
    const kind = isDue ? 'sign-in-begun' : 'signed-in';
    await this.activity.record(manager, found.person.caseId, kind, { way: found.way, device });
    if (!isDue) await this.known.welcome(manager, found.person, from, { isFirst: found.isNew });
    return { ...found, sessionId, token };
  }
}
