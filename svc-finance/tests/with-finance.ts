import { forFile } from '@evenhand/service-kit/testing/for-file';
import { fromSource } from '@evenhand/service-kit/testing/from-source';
import { startTestService, type TestService } from '@evenhand/service-kit/testing/start-test-service';
import { AppModule } from '../src/app.module.js';
import { Config } from '../src/config.js';

// Child processes run from sources too.
if (!fromSource.every((argument) => process.execArgv.includes(argument))) process.execArgv.push(...fromSource);

/** The service of the test file that called `withFinance`. */
export let service: TestService;

/** One svc-finance per file. */
export const withFinance = (): void =>
  forFile(
    () => startTestService({ name: 'svc-finance', module: AppModule, config: Config }),
    (started) => (service = started),
  );
