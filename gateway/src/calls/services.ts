import { EVENTS } from '@evenhand/contracts/endpoint';
import { type ServiceName, serviceNames } from '@evenhand/contracts/identity';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'undici';
import type { Config } from '../config.js';
import { bringsFile, type Target } from './target.js';

const LOOK_UP_CONNECTIONS = 32;

type Pools = Record<ServiceName, Pool>;

const toEach = (open: (service: ServiceName) => Pool): Pools => ({
  'svc-auth': open('svc-auth'),
  'svc-intake': open('svc-intake'),
  'svc-evidence': open('svc-evidence'),
  'svc-finance': open('svc-finance'),
  'svc-billing': open('svc-billing'),
});

/** Shorter than a service keeps an idle connection. */
const KEEP_IDLE_MS = 30_000;

/**
 * Keep-alive connections to every service. Calls that may take long use separate, unlimited pools, so that no other
 * call waits for them; the limits bound how many a caller may open.
 */
@Injectable()
export class Services implements OnApplicationShutdown {
  private readonly calls: Pools;
  private readonly lookUps: Pools;
  private readonly files: Pools;
  private readonly streams: Pools;

  constructor(@Inject(CONFIG) config: Config) {
    const open = (connections: number | null) => (service: ServiceName) =>
      new Pool(config.SERVICES[service], {
        connections,
        keepAliveMaxTimeout: KEEP_IDLE_MS,
        connect: { timeout: config.CONNECT_TIMEOUT_MS },
        headersTimeout: config.ANSWER_TIMEOUT_MS,
        bodyTimeout: config.ANSWER_TIMEOUT_MS,
      });
    this.calls = toEach(open(config.CALL_CONNECTIONS));
    this.lookUps = toEach(open(LOOK_UP_CONNECTIONS));
    this.files = toEach(open(null));
    this.streams = toEach(open(null));
  }

  /** Separate pool for session look-ups: they never wait behind calls. */
  toLookUp(service: ServiceName): Pool {
    return this.lookUps[service];
  }

  toTarget(target: Target): Pool {
    const { service, endpoint } = target;
    if (endpoint.produces === EVENTS) return this.streams[service];
    return endpoint.produces || bringsFile(target) ? this.files[service] : this.calls[service];
  }

  /** Ends event streams; browsers reconnect, to another gateway. */
  async endStreams(): Promise<void> {
    await Promise.all(serviceNames.map((service) => this.streams[service].destroy()));
  }

  async onApplicationShutdown(): Promise<void> {
    const pools = [this.calls, this.lookUps, this.files];
    await Promise.all(pools.flatMap((each) => serviceNames.map((service) => each[service].close())));
  }
}
