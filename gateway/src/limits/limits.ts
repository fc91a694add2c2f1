import type { Identity } from '@evenhand/contracts/identity';
import type { Log } from '@evenhand/service-kit/logs/log';
import { fail } from '@evenhand/service-kit/problems/fail';
import type { Redis } from 'ioredis';
import type { Target } from '../api/target.js';
import type { Config } from '../config.js';
import { isAttempt } from './attempts.js';
import { networkOf } from './network.js';
import { TAKE_TURNS } from './take-turns.js';
import { TooManyRequests } from './too-many-requests.js';

/** Files that anyone may hand in, without signing in. */
const isFileOfAnyone = ({ endpoint }: Target): boolean =>
  endpoint?.consumes !== undefined && endpoint.audience === 'public';

interface Limit {
  key: string;
  perMinute: number;
}

/** Who may call how often. Counted in Redis, so that it holds however many gateways there are. */
export class Limits {
  constructor(
    private readonly redis: Redis,
    private readonly config: Config,
    private readonly log: Log,
  ) {}

  /** @throws too-many-requests, with the seconds to wait */
  async ofAddress(address: string, target: Target): Promise<void> {
    const network = networkOf(address);
    const { CALLS_PER_MINUTE_OF_ADDRESS, ATTEMPTS_PER_MINUTE_OF_ADDRESS, FILES_PER_MINUTE_OF_ADDRESS } = this.config;
    const attempt = isAttempt(target);
    const limits = [{ key: `calls:${network}`, perMinute: CALLS_PER_MINUTE_OF_ADDRESS }];
    if (attempt) limits.push({ key: `attempts:${network}`, perMinute: ATTEMPTS_PER_MINUTE_OF_ADDRESS });
    if (isFileOfAnyone(target)) limits.push({ key: `files:${network}`, perMinute: FILES_PER_MINUTE_OF_ADDRESS });
    await this.take(limits, attempt);
  }

  /** @throws too-many-requests, with the seconds to wait */
  async ofPerson(identity: Identity): Promise<void> {
    const who = identity.role === 'owner' ? identity.personId : identity.accessId;
    await this.take([{ key: `calls:${who}`, perMinute: this.config.CALLS_PER_MINUTE_OF_PERSON }], false);
  }

  private async take(limits: Limit[], isGuessing: boolean): Promise<void> {
    const wait = await this.waitOf(limits);
    if (wait === null && isGuessing) fail('service-unavailable');
    if (wait) throw new TooManyRequests(Math.ceil(wait / 1_000));
  }

  /** Milliseconds to wait; null when Redis does not answer: then only guessing is refused, everything else goes on. */
  private async waitOf(limits: Limit[]): Promise<number | null> {
    const keys = limits.map(({ key }) => `limit:${key}`);
    const rates = limits.map(({ perMinute }) => perMinute);
    try {
      return Number(await this.redis.eval(TAKE_TURNS, keys.length, ...keys, ...rates));
    } catch (error) {
      this.log.warn({ err: error }, 'nobody counts the calls');
      return null;
    }
  }
}
