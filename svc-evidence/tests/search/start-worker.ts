import { fileURLToPath } from 'node:url';
import { type EvidenceStatus, getEvidenceStatus, isSettled } from '@evenhand/contracts/evidence/status';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { startTestService } from '@evenhand/service-kit/testing/start-test-service';
import { AppModule } from '../../src/app.module.js';
import { Config } from '../../src/config.js';
import { startEvidence, type TestEvidence } from '../start-evidence.js';

/** Shared by all test runs. */
const MODEL_FOLDER = fileURLToPath(new URL('../../../.cache/models', import.meta.url));

export const startWithWorker = async (environment: Record<string, string> = {}) => {
  const evidence = await startEvidence({ MODEL_FOLDER, ...environment });
  const startWorker = () =>
    startTestService({
      name: 'svc-evidence',
      module: AppModule,
      config: Config,
      sharing: evidence.service,
      worker: true,
    });
  const worker = await startWorker();
  return {
    ...evidence,
    worker,
    startWorker,
    async stop() {
      await worker.stop();
      await evidence.stop();
    },
  };
};

/** The service and worker of the test file that called `withWorker`. */
export let evidence: Awaited<ReturnType<typeof startWithWorker>>;

/** One svc-evidence with a worker per file. */
export const withWorker = (): void => {
  beforeAll(async () => {
    evidence = await startWithWorker();
  }, 120_000);
  afterAll(() => evidence?.stop());
};

export const settled = async (
  { service }: Pick<TestEvidence, 'service'>,
  who: OwnerIdentity,
): Promise<EvidenceStatus> => {
  for (const last = Date.now() + 120_000; ; ) {
    const status = await service.as(who).get(getEvidenceStatus);
    if (isSettled(status)) return status;
    if (Date.now() > last) throw new Error(`not settled: ${JSON.stringify(status)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
