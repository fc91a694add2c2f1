import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modelFolder, searchBench } from './search-bench.ts';

/**
 * How well the search finds: npm run -s bench:retrieval -- FOLDER
 * The folder holds a labelled set: corpus.jsonl {id, title, text}, queries.jsonl {id, text} and qrels.tsv (query-id,
 * corpus-id, score; a score above 0 is relevant). Every text is one chunk; the code that ranks is the product's.
 */
const folder = process.argv[2];
if (!folder) {
  process.stderr.write('Say which labelled set: npm run -s bench:retrieval -- FOLDER\n');
  process.exit(1);
}

const lines = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean);
const corpus = lines('corpus.jsonl').map((line): { id: string; title?: string; text: string } => JSON.parse(line));
const queries = lines('queries.jsonl').map((line): { id: string; text: string } => JSON.parse(line));
const relevant = new Map<string, Set<string>>();
for (const line of lines('qrels.tsv').slice(1)) {
  const [query = '', document = '', score] = line.split('\t');
  if (Number(score) > 0) relevant.set(query, (relevant.get(query) ?? new Set()).add(document));
}

const bench = await searchBench(
  modelFolder,
  corpus.map(({ id, title, text }) => ({ id, text: title && !text.startsWith(title) ? `${title}\n${text}` : text })),
);
const ways = {
  'hybrid (the product)': ({ score }: { score: number }) => score,
  'words alone (BM25)': ({ lexical }: { lexical: number }) => lexical,
  'meaning alone (vectors)': ({ cosine }: { cosine: number }) => cosine,
};
const sums = new Map(Object.keys(ways).map((way) => [way, { r5: 0, r10: 0, mrr: 0, ndcg: 0 }]));
const times: number[] = [];
let asked = 0;
for (const { id, text } of queries) {
  const wanted = relevant.get(id);
  if (!wanted) continue;
  asked += 1;
  const since = performance.now();
  const found = await bench.find(text);
  times.push(performance.now() - since);
  for (const [way, by] of Object.entries(ways)) {
    const ids = found.toSorted((a, b) => by(b) - by(a)).map((one) => one.document);
    const recall = (depth: number) => ids.slice(0, depth).filter((one) => wanted.has(one)).length / wanted.size;
    const first = ids.slice(0, 10).findIndex((one) => wanted.has(one));
    const gain = ids.slice(0, 10).reduce((sum, one, rank) => sum + (wanted.has(one) ? 1 / Math.log2(rank + 2) : 0), 0);
    const ideal = Array.from({ length: Math.min(10, wanted.size) }, (_, rank) => 1 / Math.log2(rank + 2)).reduce(
      (a, b) => a + b,
      0,
    );
    const sum = sums.get(way);
    if (!sum) continue;
    sum.r5 += recall(5);
    sum.r10 += recall(10);
    sum.mrr += first < 0 ? 0 : 1 / (first + 1);
    sum.ndcg += gain / ideal;
  }
}
await bench.stop();

const share = (sum: number) => ((sum / asked) * 100).toFixed(1);
const rows = [...sums].map(([way, { r5, r10, mrr, ndcg }]) => [way, ...[r5, r10, mrr, ndcg].map(share)]);
const table = [['', 'R@5', 'R@10', 'MRR@10', 'nDCG@10'], ['---', '---:', '---:', '---:', '---:'], ...rows];
process.stdout.write(`${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\n`);
times.sort((a, b) => a - b);
const quantile = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(0);
process.stdout.write(
  `${corpus.length} texts, ${asked} questions; a query takes ${quantile(0.5)} ms (p50), ${quantile(0.95)} ms (p95); ` +
    `${bench.perSecond.toFixed(0)} texts embedded a second\n`,
);
