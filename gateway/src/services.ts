import { EVENTS } from '@evenhand/contracts/endpoint';
import { type ServiceName, serviceNames } from '@evenhand/contracts/identity';
import { Pool } from 'undici';
import type { Target } from './api/target.js';
import type { Config } from './config.js';

/** The connections kept open to one service. */
const CONNECTIONS = 128;

const toEach = (open: (service: ServiceName) => Pool): Record<ServiceName, Pool> => ({
  'svc-auth': open('svc-auth'),
  'svc-intake': open('svc-intake'),
  'svc-evidence': open('svc-evidence'),
  'svc-finance': open('svc-finance'),
  'svc-billing': open('svc-billing'),
});

/** Connections to every service, kept open between calls. */
export class Services {
  private readonly pools: Record<ServiceName, Pool>;
  /** A stream of events is open for long. It has a connection of its own, so that no call ever waits for one. */
  private readonly streams: Record<ServiceName, Pool>;

  constructor(config: Config) {
    const open = (connections: number | null) => (service: ServiceName) =>
      new Pool(config.SERVICES[service], {
        connections,
        connect: { timeout: config.CONNECT_TIMEOUT_MS },
        headersTimeout: config.ANSWER_TIMEOUT_MS,
        bodyTimeout: config.ANSWER_TIMEOUT_MS,
      });
    this.pools = toEach(open(CONNECTIONS));
    this.streams = toEach(open(null));
  }

  to(service: ServiceName): Pool {
    return this.pools[service];
  }

  toTarget({ service, endpoint }: Target): Pool {
    return endpoint?.produces === EVENTS ? this.streams[service] : this.pools[service];
  }

  /** Breaks the streams of events off: browsers come back for them, to the next gateway. */
  async endStreams(): Promise<void> {
    await Promise.all(serviceNames.map((service) => this.streams[service].destroy()));
  }

  async close(): Promise<void> {
    await Promise.all(serviceNames.map((service) => this.pools[service].close()));
  }
}
