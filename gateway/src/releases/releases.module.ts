import { OUTCOME_COUNTS, OUTCOMES_COUNTED_AN_HOUR, type Outcome, outcomes } from '@evenhand/contracts/release-set';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { fail } from '@evenhand/service-kit/problems/fail';
import { REDIS } from '@evenhand/service-kit/redis/redis';
import { Controller, HttpCode, Inject, Module, Param, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { Redis } from 'ioredis';
import { isFromUs } from '../calls/origin.js';
import type { Config } from '../config.js';
import { Limits } from '../limits/limits.js';
import { networkOf } from '../limits/network.js';
import { manifestReader } from '../site/manifest.js';

const HOUR_S = 60 * 60;

const isOutcome = (text: string): text is Outcome => outcomes.some((each) => each === text);

/** Counts what browsers report of a version while a canary of its part runs. A report names no person and no page. */
@Controller()
class ReleasesController {
  private readonly readManifest: ReturnType<typeof manifestReader>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly limits: Limits,
  ) {
    this.readManifest = manifestReader(config.SITE_FOLDER);
  }

  @Post('/releases/:part/:version/:outcome')
  @HttpCode(204)
  async report(
    @Req() request: Request,
    @Param('part') part: string,
    @Param('version') version: string,
    @Param('outcome') outcome: string,
  ): Promise<void> {
    if (!isFromUs(request, this.config.PUBLIC_URL)) fail('not-allowed');
    await this.limits.ofReports(request.ip ?? '');
    if (!isOutcome(outcome) || !(await this.isCompared(part, version))) fail('not-found');
    const reported = `${part} ${version} ${outcome}`;
    if (await this.isCounted(`${reported} ${networkOf(request.ip ?? '')}`))
      await this.redis.hincrby(OUTCOME_COUNTS, reported, 1);
  }

  private async isCounted(reported: string): Promise<boolean> {
    const key = `release-report:${reported}`;
    const answers = await this.redis.multi().set(key, 0, 'EX', HOUR_S, 'NX').incr(key).exec();
    return Number(answers?.[1]?.[1]) <= OUTCOMES_COUNTED_AN_HOUR;
  }

  private async isCompared(part: string, version: string): Promise<boolean> {
    const { live, canary } = (await this.readManifest()).parts[part] ?? {};
    return Boolean(canary?.share) && [live?.version, canary?.release.version].includes(version);
  }
}

@Module({ controllers: [ReleasesController], providers: [Limits] })
export class ReleasesModule {}
