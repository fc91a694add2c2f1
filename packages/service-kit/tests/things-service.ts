import { readConfig } from '../src/config/read-config.js';
import { ServiceConfig } from '../src/config/service-config.js';
import { startService } from '../src/start/start-service.js';
import { ThingsModule } from './things.js';

await startService({ name: 'svc-finance', module: ThingsModule, config: readConfig(ServiceConfig, process.env) });
