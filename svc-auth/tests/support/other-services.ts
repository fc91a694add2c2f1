import { join } from 'node:path';
import type { OwnerIdentity, ServiceName } from '@evenhand/contracts/identity';
import { freePort, RealProcess } from '@evenhand/service-kit/testing/real-process';
import type { TestService } from '@evenhand/service-kit/testing/start-test-service';
import { TestClient } from '@evenhand/service-kit/testing/test-client';

const others = ['svc-evidence', 'svc-billing', 'svc-finance', 'svc-intake'] as const;
type Other = (typeof others)[number];

/** Every other service as a separate process, on the same Postgres and Redis. */
export class OtherServices {
  private constructor(
    private readonly auth: TestService,
    private readonly ports: ReadonlyMap<ServiceName, number>,
    readonly processes: ReadonlyMap<ServiceName, RealProcess>,
  ) {}

  static async beside(auth: TestService, folder: string): Promise<OtherServices> {
    const ports = new Map<ServiceName, number>();
    const processes = new Map<ServiceName, RealProcess>();
    for (const name of others) {
      const port = await freePort();
      ports.set(name, port);
      processes.set(name, await processOf(name, port, auth, folder));
    }
    await Promise.all([...processes.values()].map((process) => process.start()));
    return new OtherServices(auth, ports, processes);
  }

  as(name: Other, who: OwnerIdentity): TestClient {
    return new TestClient(this.urlOf(name), () => this.tokenOf(name, who));
  }

  tokenOf(name: Other, who: OwnerIdentity): Promise<string> {
    return this.auth.tokenFor(name, who);
  }

  urlOf(name: Other): string {
    return `http://127.0.0.1:${this.ports.get(name)}`;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.processes.values()].map((process) => process.kill()));
  }
}

const processOf = async (name: Other, port: number, auth: TestService, folder: string): Promise<RealProcess> =>
  new RealProcess(new URL(`../../../${name}/src/main.ts`, import.meta.url), {
    ...auth.environment,
    DATABASE_URL: await auth.testDatabase.roleFor(name.replace('svc-', '')),
    SERVICE_PORT: String(port),
    DATA_FOLDER: join(folder, name),
    JOB_LOCK_SECONDS: '2',
  });
