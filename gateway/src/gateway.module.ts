import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Metrics } from '@evenhand/service-kit/metrics/metrics';
import { REDIS } from '@evenhand/service-kit/redis/redis';
import { Traces } from '@evenhand/service-kit/traces/traces';
import {
  type DynamicModule,
  Global,
  Inject,
  Injectable,
  type MiddlewareConsumer,
  Module,
  type NestModule,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { Redis } from 'ioredis';
import { ProblemFilter } from './answers/problem.filter.js';
import { RequestId } from './answers/request-id.js';
import { SecurityHeaders } from './answers/security-headers.js';
import type { Config } from './config.js';
import { DocsModule } from './docs/docs.module.js';
import { HealthModule } from './health/health.module.js';
import { ProxyModule } from './proxy/proxy.module.js';
import { ReleasesModule } from './releases/releases.module.js';
import { FailedPage } from './site/failed-page.js';
import { SiteModule } from './site/site.module.js';

/** Fails fast: calls wait for this connection. */
const connectRedis = async (url: string, log: Log): Promise<Redis> => {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 500,
    disconnectTimeout: 200,
    enableAutoPipelining: true,
  });
  redis.on('error', (error) => log.warn({ err: error }, 'the connection to Redis failed'));
  await redis.connect().catch(() => log.warn('starting without Redis'));
  return redis;
};

@Injectable()
class RedisConnection implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}

/** Site and API under one origin. Paths match in the order of imports: the site takes the rest. */
@Global()
@Module({})
export class GatewayModule implements NestModule {
  static with(config: Readonly<Config>, log: Log): DynamicModule {
    return {
      module: GatewayModule,
      imports: [HealthModule, DocsModule, ProxyModule, ReleasesModule, SiteModule],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LOG, useValue: log },
        { provide: Metrics, useValue: new Metrics('gateway') },
        { provide: Traces, useFactory: () => Traces.sentTo(config.OTEL_EXPORTER_OTLP_ENDPOINT, 'gateway', log) },
        { provide: REDIS, useFactory: () => connectRedis(config.REDIS_URL, log) },
        RedisConnection,
        FailedPage,
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [CONFIG, LOG, Metrics, Traces, REDIS],
    };
  }

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(RequestId, SecurityHeaders).forRoutes('/{*path}');
  }
}
