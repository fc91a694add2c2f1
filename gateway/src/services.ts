import { type ServiceName, serviceNames } from '@evenhand/contracts/identity';
import { Pool } from 'undici';
import type { Config } from './config.js';

/** The connections kept open to one service. */
const CONNECTIONS = 128;

/** Connections to every service, kept open between calls. */
export class Services {
  private readonly pools: Record<ServiceName, Pool>;

  constructor(config: Config) {
    const open = (service: ServiceName) =>
      new Pool(config.SERVICES[service], {
        connections: CONNECTIONS,
        connect: { timeout: config.CONNECT_TIMEOUT_MS },
        headersTimeout: config.ANSWER_TIMEOUT_MS,
        bodyTimeout: config.ANSWER_TIMEOUT_MS,
      });
    this.pools = {
      'svc-auth': open('svc-auth'),
      'svc-intake': open('svc-intake'),
      'svc-evidence': open('svc-evidence'),
      'svc-finance': open('svc-finance'),
      'svc-billing': open('svc-billing'),
    };
  }

  to(service: ServiceName): Pool {
    return this.pools[service];
  }

  async close(): Promise<void> {
    await Promise.all(serviceNames.map((service) => this.pools[service].close()));
  }
}
