import { getReleaseOutcomes, type ReleaseOutcomes } from '@evenhand/contracts/operators/operators';
import { OUTCOME_COUNTS, outcomesIn } from '@evenhand/contracts/release-set';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { REDIS } from '@evenhand/service-kit/redis/redis';
import { Controller, Inject } from '@nestjs/common';
import type { Redis } from 'ioredis';

/** For operators. The gateway counts what browsers report. */
@Controller()
export class ReleasesController {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  @Handles(getReleaseOutcomes)
  async outcomes(): Promise<ReleaseOutcomes> {
    return { outcomes: outcomesIn(await this.redis.hgetall(OUTCOME_COUNTS)) };
  }
}
