import { anOwner } from '../src/testing/people.js';
import { freePort, RealProcess } from '../src/testing/real-process.js';
import type { TestService } from '../src/testing/start-test-service.js';
import { TestClient } from '../src/testing/test-client.js';

/** The small service in a separate process, with the database, Redis and keys of `first`. */
export const thingsProcess = async (first: TestService, settings: Record<string, string> = {}, logFile?: string) => {
  const port = await freePort();
  const environment = { ...first.environment, ...settings, SERVICE_PORT: String(port) };
  const running = new RealProcess(new URL('./things-service.ts', import.meta.url), environment, logFile);
  await running.start();
  const url = `http://127.0.0.1:${port}`;
  const owner = anOwner();
  return {
    running,
    owner: new TestClient(url, () => first.tokenOf(owner)),
    readiness: () => new TestClient(url, async () => null).send('GET', '/ready'),
  };
};
