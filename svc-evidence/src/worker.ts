import { startService } from '@evenhand/service-kit/start/start-service';
import { AppModule } from './app.module.js';
import { config, neededOutsideLocalhost } from './config.js';

/** svc-evidence with a worker that reads and embeds files; any number may run. */
await startService({ name: 'svc-evidence', module: AppModule, config: config(), neededOutsideLocalhost, worker: true });
