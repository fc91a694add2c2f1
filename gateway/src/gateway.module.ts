import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { REDIS } from '@evenhand/service-kit/redis/redis';
import { type DynamicModule, Global, type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ProblemFilter } from './answers/problem.filter.js';
import { RequestId } from './answers/request-id.js';
import { SecurityHeaders } from './answers/security-headers.js';
import type { Config } from './config.js';
import { DocsModule } from './docs/docs.module.js';
import { HealthModule } from './health/health.module.js';
import { connectRedis, RedisConnection } from './limits/redis.js';
import { ProxyModule } from './proxy/proxy.module.js';
import { FailedPage } from './site/failed-page.js';
import { SiteModule } from './site/site.module.js';

/** The one origin of site and API. Paths are matched in the order of the imports: the site takes what is left. */
@Global()
@Module({})
export class GatewayModule implements NestModule {
  static with(config: Readonly<Config>, log: Log): DynamicModule {
    return {
      module: GatewayModule,
      imports: [HealthModule, DocsModule, ProxyModule, SiteModule],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LOG, useValue: log },
        { provide: REDIS, useFactory: () => connectRedis(config.REDIS_URL, log) },
        RedisConnection,
        FailedPage,
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [CONFIG, LOG, REDIS],
    };
  }

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(RequestId, SecurityHeaders).forRoutes('/{*path}');
  }
}
