import { renewLink } from '@evenhand/contracts/access/access';
import { askOwnData } from '@evenhand/contracts/access/own-data';
import { keepSession } from '@evenhand/contracts/auth/user';
import { isBelow } from '@evenhand/contracts/routes';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { fail } from '@evenhand/service-kit/problems/fail';
import { isNoRoom } from '@evenhand/service-kit/problems/no-room';
import { REDIS } from '@evenhand/service-kit/redis/redis';
import { problemsWording } from '@evenhand/wording/problems';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Call } from '../calls/call.js';
import { bringsFile, type Target } from '../calls/target.js';
import type { Config } from '../config.js';
import { networkOf } from './network.js';
import { personOf } from './person-of.js';
import { TAKE_TURNS } from './take-turns.js';
import { TooManyRequests } from './too-many-requests.js';

/** Endpoints where a caller could guess a password, a link or a code, or send mail to a stranger. */
const guessable = [
  '/api/login',
  '/api/auth/magic-link',
  '/api/auth/password',
  '/api/auth/not-me',
  '/api/access/open',
  '/api/access/enter',
  '/api/access/not-me',
  '/api/access/code',
  '/api/access/sign',
  '/api/signing/code',
  '/api/signing/sign',
  '/api/downloads',
  '/api/own-data',
  '/api/financial/disclosure-access',
];

const isAttempt = ({ pathname }: Target): boolean => guessable.some((prefix) => isBelow(prefix, pathname));

/** Sends a mail to the holder of an expired link, or to any address. */
const isRenewal = ({ pathname }: Target): boolean => pathname === renewLink.path || pathname === askOwnData.path;

/** Prolongs the session; exempt, so that a page's many calls do not end it. */
const keepsSession = ({ pathname }: Target): boolean => pathname === keepSession.path;

/** Files uploaded without signing in. */
const isFileOfAnyone = (target: Target): boolean => bringsFile(target) && target.endpoint.audience === 'public';

/** Outcomes of a release that one network address may report. */
const REPORTS_PER_MINUTE = 120;

interface Limit {
  key: string;
  perMinute: number;
}

/** Rate limits, counted in Redis for all gateways together. */
@Injectable()
export class Limits {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * Reads that pages of other sites cause are counted apart: they use up nothing of the people at the address.
   * @throws TooManyRequests with the seconds to wait
   */
  async ofAddress({ address, target }: Call, isFromElsewhere: boolean): Promise<void> {
    const network = `${isFromElsewhere ? 'elsewhere:' : ''}${networkOf(address)}`;
    const { config } = this;
    const attempt = isAttempt(target);
    const renewal = isRenewal(target);
    const limits = [{ key: `calls:${network}`, perMinute: config.CALLS_PER_MINUTE_OF_ADDRESS }];
    if (attempt) limits.push({ key: `attempts:${network}`, perMinute: config.ATTEMPTS_PER_MINUTE_OF_ADDRESS });
    if (renewal) limits.push({ key: `renewals:${network}`, perMinute: config.RENEWALS_PER_MINUTE_OF_ADDRESS });
    if (isFileOfAnyone(target)) limits.push({ key: `files:${network}`, perMinute: config.FILES_PER_MINUTE_OF_ADDRESS });
    await this.take(limits, attempt || renewal);
  }

  /** @throws TooManyRequests with the seconds to wait */
  async ofPerson({ identity, target }: Call): Promise<void> {
    if (!identity) return;
    const counted = keepsSession(target) ? 'kept' : 'calls';
    await this.take(
      [{ key: `${counted}:${personOf(identity)}`, perMinute: this.config.CALLS_PER_MINUTE_OF_PERSON }],
      false,
    );
  }

  /** @throws TooManyRequests with the seconds to wait */
  async ofReports(address: string): Promise<void> {
    await this.take([{ key: `reports:${networkOf(address)}`, perMinute: REPORTS_PER_MINUTE }], false);
  }

  private async take(limits: Limit[], isGuessing: boolean): Promise<void> {
    const wait = await this.waitOf(limits, isGuessing);
    if (wait) throw new TooManyRequests(Math.ceil(wait / 1_000));
  }

  /** Milliseconds to wait. Without Redis, attempts are refused and other calls are not counted. */
  private async waitOf(limits: Limit[], isGuessing: boolean): Promise<number> {
    const keys = limits.map(({ key }) => `limit:${key}`);
    const rates = limits.map(({ perMinute }) => perMinute);
    try {
      return Number(await this.redis.eval(TAKE_TURNS, keys.length, ...keys, ...rates));
    } catch (error) {
      this.log.warn({ err: error }, 'Redis does not answer: rate limiting is off');
      if (!isGuessing) return 0;
      return isNoRoom(error) ? fail('no-room', problemsWording.noRoom) : fail('service-unavailable');
    }
  }
}
