import { startService } from '@evenhand/service-kit/start/start-service';
import { AppModule } from './app.module.js';
import { config, neededOutsideLocalhost } from './config.js';

/** The same service, in a process that also reads and embeds files. Any number of them may run. */
await startService({ name: 'svc-evidence', module: AppModule, config: config(), neededOutsideLocalhost, worker: true });
