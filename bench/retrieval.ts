import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Unit } from '@evenhand/svc-evidence/conversations/unit';
import { Embedder } from '@evenhand/svc-evidence/embeddings/embedder';
import { rankPassages } from '@evenhand/svc-evidence/search/passage-ranking';
import { type Ranked, SearchService } from '@evenhand/svc-evidence/search/search.service';
import { searchBench } from './support/search.ts';

/**
 * How well the search finds: npm run -s bench:retrieval -- FOLDER
 *
 * The folder holds a labelled set: corpus.jsonl {id, title?, text, thread?, sender?}, queries.jsonl {id, text} and
 * qrels.tsv (query-id, corpus-id, score; a score above 0 is relevant).
 *
 * Title and text are read as one, as BEIR does. A row without `thread` is a page: one chunk, scored by itself. Rows with
 * the same `thread` are the messages of one conversation, in the order of the file; they are searched in windows, and
 * each is scored together with its window, as citations are. All code that reads, indexes and ranks is the product's, on
 * a real database.
 */
interface Row {
  id: string;
  title?: string;
  text: string;
  thread?: string;
  sender?: string;
}

const folder = process.argv[2];
if (!folder) {
  process.stderr.write('Say which labelled set: npm run -s bench:retrieval -- FOLDER\n');
  process.exit(1);
}

const lines = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean);
const corpus = lines('corpus.jsonl').map((line): Row => JSON.parse(line));
const queries = lines('queries.jsonl').map((line): { id: string; text: string } => JSON.parse(line));
const relevant = new Map<string, Set<string>>();
for (const line of lines('qrels.tsv').slice(1)) {
  const [query = '', document = '', score] = line.split('\t');
  if (Number(score) > 0) relevant.set(query, (relevant.get(query) ?? new Set()).add(document));
}

/** The path of a passage tells its row. */
async function* units(): AsyncIterable<Unit> {
  for (const { id, title, text, thread, sender } of corpus) {
    const whole = title ? `${title}\n${text}` : text;
    const people = sender ? [sender] : [];
    if (thread === undefined) yield { kind: 'page', path: id, text: whole };
    else yield { kind: 'message', source: 'texts', thread, path: id, people, at: null, text: whole };
  }
}

const bench = await searchBench();
const search = bench.app.get(SearchService);
const embedder = bench.app.get(Embedder);
const caseId = randomUUID();
const since = performance.now();
const chunks = await bench.add(caseId, units(), (texts) => embedder.embed(texts));
const perSecond = (chunks / (performance.now() - since)) * 1_000;

const ways: Record<string, (hit: Ranked) => Pick<Ranked, 'lexical' | 'cosine' | 'score'>> = {
  'hybrid (the product)': (hit) => hit,
  'words alone (BM25)': ({ lexical }) => ({ lexical, cosine: 0, score: lexical }),
  'meaning alone (vectors)': ({ cosine }) => ({ lexical: 0, cosine, score: cosine }),
};
const sums = new Map(Object.keys(ways).map((way) => [way, { r5: 0, r10: 0, mrr: 0, ndcg: 0 }]));
const times: number[] = [];
let asked = 0;
for (const { id, text } of queries) {
  const wanted = relevant.get(id);
  if (!wanted) continue;
  asked += 1;
  const begun = performance.now();
  await search.find(caseId, text, {});
  times.push(performance.now() - begun);
  const { ranked, collection } = await search.rank(caseId, text, {});
  for (const [way, by] of Object.entries(ways)) {
    const hits = ranked.map((hit) => ({ ...hit, ...by(hit) })).sort((a, b) => b.score - a.score);
    const found = await search.read(caseId, hits);
    // Words count for nothing where meaning is alone.
    const frequencies = way.startsWith('meaning') ? new Map() : collection.frequencies;
    const passages = rankPassages({ found, collection: { ...collection, frequencies } });
    const ids = [...new Set(passages.map(({ passage }) => passage.path))];
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
  `${corpus.length} texts in ${chunks} chunks, ${asked} questions; a query takes ${quantile(0.5)} ms (p50), ` +
    `${quantile(0.95)} ms (p95); ${perSecond.toFixed(0)} chunks indexed and embedded a second\n`,
);
