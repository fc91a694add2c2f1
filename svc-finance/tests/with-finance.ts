import { fromSource } from '@evenhand/service-kit/testing/from-source';
import { startTestService, type TestService } from '@evenhand/service-kit/testing/start-test-service';
import { AppModule } from '../src/app.module.js';
import { Config } from '../src/config.js';

// Child processes run from sources too.
if (!fromSource.every((argument) => process.execArgv.includes(argument))) process.execArgv.push(...fromSource);

/** One svc-finance per file. */
export const withFinance = (give: (service: TestService) => void): void => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ name: 'svc-finance', module: AppModule, config: Config });
    give(service);
  });
  afterAll(() => service.stop());
};
