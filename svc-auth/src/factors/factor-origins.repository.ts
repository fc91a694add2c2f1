import { NOT_ME_DAYS } from '@evenhand/contracts/auth/not-me';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan, MoreThan } from 'typeorm';
import { BrowserHistory } from '../devices/browser-history.entity.js';
import { FactorOrigin } from './factor-origin.entity.js';

@Injectable()
export class FactorOriginsRepository {
  constructor(private readonly clock: Clock) {}

  /** Of a first factor. A browser without a history is known from now on. */
  async add(manager: EntityManager, personId: string, tokenHash: string | null): Promise<void> {
    const setUpAt = this.clock.now();
    const history = tokenHash && (await manager.findOneBy(BrowserHistory, { personId, tokenHash }));
    const browserKnownSince = history ? history.knownSince : setUpAt;
    await manager.upsert(FactorOrigin, { personId, setUpAt, browserKnownSince }, ['personId']);
  }

  async remove(manager: EntityManager, personId: string): Promise<void> {
    await manager.delete(FactorOrigin, { personId });
  }

  /**
   * Whether a browser was known before the one in which the first factor of the account was set up lately. Mailbox and known
   * browsers are the evidence of two people who each call the account theirs; the earlier browser decides.
   */
  async isOlderBrowser(manager: EntityManager, personId: string, tokenHash: string | null): Promise<boolean> {
    const lately = MoreThan(this.clock.inDays(-NOT_ME_DAYS));
    const origin = tokenHash && (await manager.findOneBy(FactorOrigin, { personId, setUpAt: lately }));
    if (!origin) return false;
    return manager.existsBy(BrowserHistory, { personId, tokenHash, knownSince: LessThan(origin.browserKnownSince) });
  }
}
