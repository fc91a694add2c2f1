import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type EvidenceStatus, getEvidenceStatus } from '@evenhand/contracts/evidence/status';
import { presignUpload, registerFile } from '@evenhand/contracts/evidence/uploads';
import { IDENTITY_HEADER } from '@evenhand/contracts/identity';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { startTestService, type TestService } from '@evenhand/service-kit/testing/start-test-service';
import { AppModule } from '@evenhand/svc-evidence/app.module';
import { Config } from '@evenhand/svc-evidence/config';
import { CACHE, ROOT } from '../../deploy/local/places.ts';
import { parentOf } from './costs.ts';
import { startStack } from './stack.ts';

const DEADLINE_SECONDS = 3_600;

/** Runs work with Postgres, Redis and a mailbox. */
export const withStack = async (work: () => Promise<void>): Promise<void> => {
  const stack = await startStack();
  try {
    await work();
  } finally {
    await stack.stop();
  }
};

const OLDEST = /^evenhand_upload_oldest_waiting_seconds\S* ([\d.e+-]+)$/m;

/** The evidence of one person. */
const caseAt = (service: TestService) => {
  const who = anOwner();
  const status = (): Promise<EvidenceStatus> => service.as(who).get(getEvidenceStatus);
  return {
    status,
    caller: service.as(who),

    async upload(name: string, content: Buffer): Promise<void> {
      const presigned = await service.as(who).get(presignUpload, { body: { filename: name, mime: '' } });
      const form = new FormData();
      for (const [field, value] of Object.entries(presigned.fields)) form.append(field, value);
      form.append('file', new Blob([new Uint8Array(content)]), name);
      const target = presigned.url.replace(service.environment.PUBLIC_URL ?? '', service.url);
      const headers = { [IDENTITY_HEADER]: await service.tokenOf(who) };
      const answer = await fetch(target, { method: 'POST', body: form, headers });
      if (answer.status !== 204) throw new Error(`upload: ${answer.status}`);
      await service.as(who).get(registerFile, { body: { key: presigned.fields.key ?? '' } });
    },

    /** Polls the status until the condition holds; returns the time. */
    async until(isThere: (status: EvidenceStatus) => boolean, everyMs = 200): Promise<number> {
      const deadline = Date.now() + DEADLINE_SECONDS * 1_000;
      while (!isThere(await status())) {
        if (Date.now() > deadline) throw new Error('too slow to measure');
        await pause(everyMs);
      }
      return performance.now();
    },
  };
};

/** The service on a separate database with one person's evidence, and real worker processes. */
export const startEvidence = async () => {
  const folder = await mkdtemp(join(CACHE, 'bench-'));
  const environment = { DATA_FOLDER: folder, MODEL_FOLDER: join(CACHE, 'models') };
  const service = await startTestService({ name: 'svc-evidence', module: AppModule, config: Config, environment });
  const workers: ChildProcess[] = [];
  const ended = (worker: ChildProcess) => worker.exitCode ?? worker.signalCode ?? once(worker, 'exit');
  return {
    ...caseAt(service),
    newCase: () => caseAt(service),

    /** How long the oldest file waits to be read, in seconds, from /metrics. */
    async oldestWaiting(): Promise<number> {
      const figures = await (await fetch(`${service.url}/metrics`)).text();
      return Number(OLDEST.exec(figures)?.[1]);
    },

    /** The parent of all Postgres processes. */
    async postgres(): Promise<number> {
      const [{ pid }] = await service.database.query('select pg_backend_pid() as pid');
      return parentOf(pid);
    },

    /** Size of the evidence tables in Postgres with their indexes, in bytes. */
    async stored(): Promise<number> {
      const [{ bytes }] = await service.database.query(
        `select sum(pg_total_relation_size(name::regclass))::float8 as bytes
         from unnest(array['segment', 'segment_months', 'index_segment']) as name`,
      );
      return bytes;
    },

    async startWorker(): Promise<number> {
      const env = { ...service.environment, PATH: process.env.PATH ?? '' };
      const worker = spawn(process.execPath, [join(ROOT, 'svc-evidence/dist/worker.js')], { env, stdio: 'ignore' });
      await once(worker, 'spawn');
      workers.push(worker);
      return worker.pid ?? 0;
    },

    /** The worker that was started last finishes what it reads, and ends. */
    async endWorker(): Promise<void> {
      const worker = workers.pop();
      if (!worker) return;
      worker.kill('SIGTERM');
      await ended(worker);
    },

    /** Ends all processes, also unfinished embedding. */
    async stop(): Promise<void> {
      for (const worker of workers) worker.kill('SIGKILL');
      await Promise.all(workers.map(ended));
      await service.stop();
      await rm(folder, { recursive: true });
    },
  };
};
