import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type EvidenceStatus, getEvidenceStatus } from '@evenhand/contracts/evidence/status';
import { presignUpload, registerFile } from '@evenhand/contracts/evidence/uploads';
import { IDENTITY_HEADER, type OwnerIdentity } from '@evenhand/contracts/identity';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { startTestService, type TestService } from '@evenhand/service-kit/testing/start-test-service';
import { AppModule } from '@evenhand/svc-evidence/app.module';
import { Config } from '@evenhand/svc-evidence/config';
import { CACHE, ROOT } from '../deploy/local/places.ts';
import { startTestStack } from '../deploy/local/testing/test-stack.ts';
import { mailsOfSize } from './public/mails.ts';
import { processorSecondsOf, watchPeak } from './support/costs.ts';
import { printTable } from './support/table.ts';

/**
 * How fast mail becomes searchable, and what it costs: npm run -s bench indexing [megabytes, 200 unless told]
 * The real service and real worker processes read mboxes of real mail (see public/mails.ts), from the sealed original in
 * storage to words that can be found. One file is read by one worker; two workers get two halves. Target on two cores:
 * 25 MB/s or more, under 1 GiB of memory. What follows, embedding, is measured for EMBED_SECONDS.
 */
const MEGABYTE = 1_048_576;
const megabytes = Number(process.argv[2] ?? 200);
const EMBED_SECONDS = 30;
const DEADLINE_SECONDS = 900;

const mboxOf = (bytes: number): { content: Buffer; mails: number } => {
  const mails = [...mailsOfSize(bytes)];
  return { content: Buffer.concat(mails), mails: mails.length };
};

const upload = async (service: TestService, who: OwnerIdentity, name: string, content: Buffer): Promise<void> => {
  const presigned = await service.as(who).get(presignUpload, { body: { filename: name, mime: '' } });
  const form = new FormData();
  for (const [field, value] of Object.entries(presigned.fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(content)]), name);
  const target = presigned.url.replace(service.environment.PUBLIC_URL ?? '', service.url);
  const headers = { [IDENTITY_HEADER]: await service.tokenOf(who) };
  const answer = await fetch(target, { method: 'POST', body: form, headers });
  if (answer.status !== 204) throw new Error(`upload: ${answer.status}`);
  await service.as(who).get(registerFile, { body: { key: presigned.fields.key ?? '' } });
};

const startWorker = async (service: TestService): Promise<ChildProcess> => {
  const env = { ...service.environment, PATH: process.env.PATH ?? '' };
  const worker = spawn(process.execPath, [join(ROOT, 'svc-evidence/dist/worker.js')], { env, stdio: 'ignore' });
  await once(worker, 'spawn');
  return worker;
};

/** What is measured is over: what a worker still embeds is of no use. */
const end = async (worker: ChildProcess): Promise<void> => {
  worker.kill('SIGKILL');
  if (worker.exitCode === null) await once(worker, 'exit');
};

/** Asks how far the reading is, again and again, until it is far enough; answers when that was. */
const until = async (status: () => Promise<EvidenceStatus>, isThere: (status: EvidenceStatus) => boolean) => {
  const deadline = Date.now() + DEADLINE_SECONDS * 1_000;
  for (;;) {
    const now = await status();
    if (isThere(now)) return performance.now();
    if (Date.now() > deadline) throw new Error('too slow to measure');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

const spent = (workers: ChildProcess[]): number => sum(workers.map(({ pid = 0 }) => processorSecondsOf(pid)));

const measure = async (workers: number, files: number) => {
  const folder = await mkdtemp(join(CACHE, 'bench-'));
  const environment = { DATA_FOLDER: folder, MODEL_FOLDER: join(CACHE, 'models') };
  const service = await startTestService({ name: 'svc-evidence', module: AppModule, config: Config, environment });
  const who = anOwner();
  const status = () => service.as(who).get(getEvidenceStatus);
  const mbox = mboxOf((megabytes * MEGABYTE) / files);
  for (let file = 1; file <= files; file += 1) await upload(service, who, `mail-${file}.mbox`, mbox.content);

  const running = await Promise.all(Array.from({ length: workers }, () => startWorker(service)));
  const peaks = running.map(({ pid = 0 }) => watchPeak(pid));
  const before = spent(running);
  const started = await until(status, (now) => now.counts.reading > 0);
  const ended = await until(status, ({ counts }) => counts.waiting + counts.reading === 0);
  const spentReading = spent(running) - before;
  const read = await status();
  const memory = peaks.map((peak) => peak());
  await new Promise((resolve) => setTimeout(resolve, EMBED_SECONDS * 1_000));
  const embedded = sum((await status()).files.map((file) => file.embedded));
  await Promise.all(running.map(end));
  await service.stop();
  await rm(folder, { recursive: true });
  const seconds = (ended - started) / 1_000;
  return {
    'workers / files': `${workers} / ${files} of ${Math.round(mbox.content.length / MEGABYTE)} MB`,
    seconds: Number(seconds.toFixed(1)),
    'MB/s': Number(((mbox.content.length * files) / MEGABYTE / seconds).toFixed(1)),
    'MB a processor second': Number(((mbox.content.length * files) / MEGABYTE / spentReading).toFixed(1)),
    'mails/s': Math.round((mbox.mails * files) / seconds),
    'peak MB, a worker': Math.round(Math.max(...memory.map(({ own }) => own)) / MEGABYTE),
    'peak MB, with children': Math.round(Math.max(...memory.map(({ withChildren }) => withChildren)) / MEGABYTE),
    failed: read.counts.failed,
    chunks: sum(read.files.map((file) => file.chunks)),
    'embedded/s': Number((embedded / EMBED_SECONDS).toFixed(1)),
  };
};

const stack = await startTestStack();
Object.assign(process.env, {
  TEST_POSTGRES_URL: stack.postgresUrl,
  TEST_REDIS_URL: stack.redisUrl,
  TEST_SMTP_URL: stack.smtpUrl,
  TEST_MAILBOX_URL: stack.mailboxUrl,
});
try {
  const rows = [await measure(1, 1), await measure(1, 2), await measure(2, 2)];
  printTable(rows);
} finally {
  await stack.stop();
}
