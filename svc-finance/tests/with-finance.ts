import { startTestService, type TestService } from '@evenhand/service-kit/testing/start-test-service';
import { AppModule } from '../src/app.module.js';

/** One svc-finance for the tests of a file. */
export const withFinance = (give: (service: TestService) => void): void => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ name: 'svc-finance', module: AppModule });
    give(service);
  });
  afterAll(() => service.stop());
};
