import type { ServiceName } from '@evenhand/contracts/identity';
import type { ServiceConfig } from './service-config.js';

export class RunningService {
  /** True from SIGTERM on: readiness fails, requests are still answered. */
  stopping = false;

  constructor(
    readonly name: ServiceName,
    readonly config: Readonly<ServiceConfig>,
    /** True in a worker process, which runs the jobs declared `inWorker`. */
    readonly isWorker = false,
  ) {}
}
