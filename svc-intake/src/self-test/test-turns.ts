import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { fail } from '@evenhand/service-kit/problems/fail';
import { REDIS } from '@evenhand/service-kit/redis/redis';
import { selfTestServer } from '@evenhand/wording/self-test';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Config } from '../config/config.js';

const TESTS_AN_HOUR = 6;
const HOUR_IN_SECONDS = 3_600;

/** Counts a person's tests in Redis, as a test leaves no row. */
@Injectable()
export class TestTurns {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws ProblemError `too-many-requests` when the tests of the hour are used up */
  async take(personId: string): Promise<void> {
    const key = `${this.config.REDIS_PREFIX}:self-tests:${personId}`;
    const counting = this.redis.multi().set(key, 0, 'EX', HOUR_IN_SECONDS, 'NX').incr(key);
    const [, counted] = (await counting.exec()) ?? [];
    if (Number(counted?.[1]) > TESTS_AN_HOUR) fail('too-many-requests', selfTestServer.enough);
  }
}
