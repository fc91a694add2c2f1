import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { logIn } from '@evenhand/contracts/auth/password';
import { EvidenceStatus, getEvidenceStatus } from '@evenhand/contracts/evidence/status';
import { tableSizes } from '../deploy/local/database.ts';
import { fillCase, type SampleCase } from '../deploy/local/demo/fill-case.ts';
import { Visitor } from '../deploy/local/demo/visitor.ts';
import { freePort } from '../deploy/local/ports.ts';
import { readSettings, type Settings } from '../deploy/local/settings.ts';
import { Evenhand } from '../deploy/local/testing/evenhand.ts';
import { printTable } from './support/table.ts';

/**
 * What one case keeps and asks for: npm run -s bench -- one-case [cases, default 5; the site refuses
 * more than a few of one address]. Sample cases, as `npm run demo`
 * fills them, go through the public API of a separate product; a figure is what each case after the first adds, with
 * indexes. Pages of a table that are not full count as full.
 */
const KILOBYTE = 1_024;
const LEAST_KILOBYTES = 1;

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

/** Requests that the gateway has answered. */
const requestsAt = async (port: number): Promise<number> => {
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const counts = [...figures.matchAll(/^evenhand_request_seconds_count\S* (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
};

/** Texts that are found by meaning, each with its vector. */
const vectorsOf = async (settings: Settings, { email, password }: SampleCase): Promise<number> => {
  const alex = new Visitor(settings);
  await alex.call('POST', logIn.path, { email, password });
  const { files } = EvidenceStatus.parse(await alex.call('GET', getEvidenceStatus.path));
  return files.reduce((sum, { chunks }) => sum + chunks, 0);
};

const cases = Number(process.argv[2] ?? 5);
const metricsPort = await freePort();
const product = await Evenhand.onNewData({ METRICS_PORT: String(metricsPort) });
try {
  await product.run();
  const { port, url: publicUrl, environment } = product;
  const settings = { ...readSettings(), port, publicUrl, mailboxPort: Number(environment.MAILBOX_PORT) };
  const files = () => bytesIn(join(product.dataFolder, 'svc-evidence'));
  const look = async () => ({
    tables: await tableSizes(product.postgresUrl()),
    files: files(),
    requests: await requestsAt(metricsPort),
  });
  const sample = await fillCase(settings);
  const before = await look();
  for (let filled = 1; filled < cases; filled += 1) await fillCase(settings);
  const after = await look();
  const each = (later: number, earlier: number): number => (later - earlier) / (cases - 1);
  const tables = [...after.tables].map(([table, { rows, bytes }]) => {
    const was = before.tables.get(table) ?? { rows: 0, bytes: 0 };
    return { table, rows: each(rows, was.rows), KB: each(bytes, was.bytes) / KILOBYTE };
  });
  const rounded = (value: number) => Math.round(value * 10) / 10;
  const sum = (schema: string) =>
    tables.filter(({ table }) => table.startsWith(schema)).reduce((total, { KB }) => total + KB, 0);
  printTable(
    tables
      .filter(({ KB }) => KB >= LEAST_KILOBYTES)
      .sort((one, other) => other.KB - one.KB)
      .map(({ table, rows, KB }) => ({ table, 'rows a case': rounded(rows), 'KB a case': rounded(KB) })),
  );
  printTable([
    ...['auth', 'intake', 'evidence', 'finance', 'billing', ''].map((schema) => ({
      what: `KB in Postgres, ${schema || 'all'}`,
      'a case': rounded(sum(schema)),
    })),
    { what: 'vectors', 'a case': await vectorsOf(settings, sample) },
    { what: 'KB of files', 'a case': rounded(each(after.files, before.files) / KILOBYTE) },
    { what: 'requests at the gateway', 'a case': rounded(each(after.requests, before.requests)) },
  ]);
} finally {
  await product.stop();
  rmSync(product.dataFolder, { recursive: true, force: true });
}
