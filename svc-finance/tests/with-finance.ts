import type { CoupleDescribed } from '@evenhand/contracts/events/couple-described';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { startTestService, type TestService } from '@evenhand/service-kit/testing/start-test-service';
import { AppModule } from '../src/app.module.js';
import { Config } from '../src/config.js';
import { CoupleConsumer } from '../src/couple/couple.consumer.js';

/** The service of the test file that called `withFinance`. */
export let service: TestService;

/** One svc-finance per file. */
export const withFinance = (): void =>
  forFile(
    () => startTestService({ name: 'svc-finance', module: AppModule, config: Config }),
    (started) => (service = started),
  );

/** Publishes a married couple with the dates of family-law's cases, as svc-intake does. */
export const keepCouple = (caseId: string, stated: Partial<CoupleDescribed> = {}): Promise<void> => {
  const couple: CoupleDescribed = {
    caseId,
    relationshipType: 'Legally married',
    marriageDate: '2010-06-05',
    separationDate: '2025-03-01',
    haveChildren: false,
    ownerName: 'Alex Sample',
    partnerName: 'Sam Sample',
    ...stated,
  };
  return service.app.get(CoupleConsumer).keep(couple, service.database.manager);
};
