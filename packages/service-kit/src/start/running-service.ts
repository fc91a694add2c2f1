import type { ServiceName } from '@evenhand/contracts/identity';
import type { ServiceConfig } from '../config/service-config.js';

/** Which service this process is, how it is configured, and whether it is on its way out. */
export class RunningService {
  /** True from the first sign of shutdown: readiness fails, requests are still answered. */
  stopping = false;

  constructor(
    readonly name: ServiceName,
    readonly config: Readonly<ServiceConfig>,
    /** True in a process that also does the service's long work. */
    readonly isWorker = false,
  ) {}
}
