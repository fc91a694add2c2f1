import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { loadModel } from '@evenhand/svc-evidence/embeddings/model';
import { batchesOf } from '@evenhand/svc-evidence/indexing/batches';
import { once } from '@evenhand/svc-evidence/readers/bytes';
import { readEvidence } from '@evenhand/svc-evidence/readers/read-evidence';
import { textOf } from '@evenhand/svc-evidence/search/text-of';
import { CACHE } from '../deploy/local/places.ts';
import { mailsOfSize } from './public/mails.ts';
import { startEvidence, withStack } from './support/evidence.ts';
import { printTable } from './support/table.ts';

/**
 * Share of the bare model's rate that a worker keeps: npm run -s bench -- embedding [megabytes, default 4]. A worker
 * embeds real mail, from the sealed segment to the sealed vectors; then the model alone embeds the same texts, on one
 * core. Both are measured after their first segment, when the model is loaded. A worker computes on every core: of each
 * it should keep 90 % or more. Repeated texts that it need not compute count.
 */
const MEGABYTE = 1_048_576;
const CORES = availableParallelism();
const content = Buffer.concat([...mailsOfSize(Number(process.argv[2] ?? 4) * MEGABYTE)]);
const filename = 'mail.mbox';

const segments: string[][] = [];
const units = readEvidence({ filename, bytes: once(content), depth: 0 });
for await (const { segment } of batchesOf(units)) segments.push(segment.chunks.map(textOf));
const [first = [], ...others] = segments;

const rateOf = (chunks: number, began: number): number => (chunks * 1_000) / (performance.now() - began);

/** Each worker begins with a separate file. */
const ofWorkers = async (workers: number): Promise<number> => {
  const evidence = await startEvidence();
  for (let file = 1; file <= workers; file += 1) {
    await evidence.upload(`${file}.mbox`, content);
    await evidence.startWorker();
  }
  let before = 0;
  const began = await evidence.until(({ files }) => {
    before = files.reduce((sum, { embedded }) => sum + embedded, 0);
    return before >= first.length * workers;
  });
  await evidence.until(({ counts }) => counts.complete === workers);
  const rate = rateOf(segments.flat().length * workers - before, began);
  await evidence.stop();
  return rate;
};

const ofModel = async (): Promise<number> => {
  const embed = await loadModel(join(CACHE, 'models'));
  await embed(first);
  const began = performance.now();
  for (const texts of others) await embed(texts);
  return rateOf(others.flat().length, began);
};

const rounded = (rate: number): number => Number(rate.toFixed(1));

await withStack(async () => {
  const [one, two, model] = [await ofWorkers(1), await ofWorkers(2), await ofModel()];
  printTable([
    {
      chunks: segments.flat().length,
      'bare model, chunks/s on a core': rounded(model),
      'one worker': rounded(one),
      'of the bare model, a core': `${Math.round((100 * one) / (model * CORES))} %`,
      'two workers': rounded(two),
    },
  ]);
});
