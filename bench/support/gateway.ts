import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const SERVICES = ['svc-auth', 'svc-intake', 'svc-evidence', 'svc-finance', 'svc-billing'];
/** Raises the rate limits above the load of the measurement. */
const NO_LIMIT = '100000000';
const TICKS_PER_SECOND = 100;

export const SESSION = 'evenhand_session=measured';
export const PUBLIC_URL = 'http://localhost:8080';

/** The session of any cookie, as svc-auth answers it; each cookie is another person. */
export const somePerson = () => ({
  role: 'owner',
  personId: randomUUID(),
  caseId: randomUUID(),
  sessionId: randomUUID(),
  addressProven: true,
});

export interface RunningGateway {
  port: number;
  child: ChildProcess;
}

/**
 * A built gateway, of this clone or another folder, in a separate process in front of one that acts as all services.
 */
export const startGateway = async (
  port: number,
  servicesPort: number,
  redisUrl: string,
  folder = ROOT,
): Promise<RunningGateway> => {
  const services = Object.fromEntries(SERVICES.map((name) => [name, `http://127.0.0.1:${servicesPort}`]));
  const { privateKey } = generateKeyPairSync('ed25519');
  const child = spawn(process.execPath, [join(folder, 'gateway/dist/main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      SERVICE_PORT: String(port),
      PUBLIC_URL,
      REDIS_URL: redisUrl,
      SERVICES: JSON.stringify(services),
      IDENTITY_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      CALLS_PER_MINUTE_OF_ADDRESS: NO_LIMIT,
      CALLS_PER_MINUTE_OF_PERSON: NO_LIMIT,
      ATTEMPTS_PER_MINUTE_OF_ADDRESS: NO_LIMIT,
      SESSION_CACHE_SECONDS: '600',
      LOG_LEVEL: 'warn',
    },
  });
  for (let tries = 0; tries < 1_200; tries += 1) {
    if (child.exitCode !== null) throw new Error('the gateway did not start');
    const ready = await fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return { port, child };
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('the gateway did not become ready');
};

/** CPU time of a process in microseconds and its peak memory in megabytes. */
export const usageOf = (pid: number): { cpu: number; rss: number } => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  const peak = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { cpu: (ticks / TICKS_PER_SECOND) * 1_000_000, rss: Number(peak) / 1_024 };
};

export const endGateway = async ({ child }: RunningGateway): Promise<void> => {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};
