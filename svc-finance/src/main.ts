import { startService } from '@evenhand/service-kit/start/start-service';
import { AppModule } from './app.module.js';
import { config, neededOutsideLocalhost } from './config.js';

await startService({ name: 'svc-finance', module: AppModule, config: config(), neededOutsideLocalhost });
