import { join } from 'node:path';
import { once } from '@evenhand/svc-evidence/conversations/bytes';
import { readEvidence } from '@evenhand/svc-evidence/conversations/read-evidence';
import { loadModel } from '@evenhand/svc-evidence/embeddings/model';
import { batchesOf } from '@evenhand/svc-evidence/indexing/batches';
import { textOf } from '@evenhand/svc-evidence/indexing/chunk-words';
import { CACHE } from '../deploy/local/places.ts';
import { mailsOfSize } from './public/mails.ts';
import { startEvidence, withStack } from './support/evidence.ts';
import { printTable } from './support/table.ts';

/**
 * How much of the bare model's rate a worker keeps: npm run -s bench -- embedding [megabytes, 4 unless told]
 * A worker reads real mail and embeds it, from the sealed segment to the sealed vectors; then the model alone embeds the
 * same texts. Both are measured after their first segment, by which time the model is loaded. Target: 90 %.
 */
const MEGABYTE = 1_048_576;
const content = Buffer.concat([...mailsOfSize(Number(process.argv[2] ?? 4) * MEGABYTE)]);
const filename = 'mail.mbox';

const segments: string[][] = [];
const units = readEvidence({ filename, bytes: once(content), depth: 0 });
for await (const { segment } of batchesOf(units)) segments.push(segment.chunks.map(textOf));
const [first = [], ...others] = segments;
const measured = others.flat().length;

const rateSince = (began: number): number => (measured * 1_000) / (performance.now() - began);

const ofWorker = async (): Promise<number> => {
  const evidence = await startEvidence();
  await evidence.upload(filename, content);
  await evidence.startWorker();
  const began = await evidence.until(({ files }) => (files[0]?.embedded ?? 0) >= first.length);
  await evidence.until(({ counts }) => counts.complete === 1);
  const rate = rateSince(began);
  await evidence.stop();
  return rate;
};

const ofModel = async (): Promise<number> => {
  const embed = await loadModel(join(CACHE, 'models'));
  await embed(first);
  const began = performance.now();
  for (const texts of others) await embed(texts);
  return rateSince(began);
};

await withStack(async () => {
  const [worker, model] = [await ofWorker(), await ofModel()];
  const rounded = (rate: number): number => Number(rate.toFixed(1));
  printTable([
    {
      chunks: measured,
      'worker, chunks/s': rounded(worker),
      'bare model, chunks/s': rounded(model),
      share: `${Math.round((100 * worker) / model)} %`,
    },
  ]);
});
