import { readConfig } from '../src/config/read-config.js';
import { ServiceConfig } from '../src/config/service-config.js';
import { startService } from '../src/start/start-service.js';
import { ThingsModule } from './things.js';

/** The small service as a process of its own. */
await startService({ name: 'svc-finance', module: ThingsModule, config: readConfig(ServiceConfig, process.env) });
