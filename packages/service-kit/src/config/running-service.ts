import type { ServiceName } from '@evenhand/contracts/identity';
import type { ServiceConfig } from './service-config.js';

/** This process's service, its configuration, and whether it is stopping. */
export class RunningService {
  /** True from SIGTERM on: readiness fails, requests are still answered. */
  stopping = false;

  constructor(
    readonly name: ServiceName,
    readonly config: Readonly<ServiceConfig>,
    /** True in a process that also does the service's long work. */
    readonly isWorker = false,
  ) {}
}
