import { randomUUID } from 'node:crypto';
import { Embedder } from '@evenhand/svc-evidence/embeddings/embedder';
import type { Unit } from '@evenhand/svc-evidence/readers/unit';
import { cuesOf } from '@evenhand/svc-evidence/search/message-choice';
import { type Ranked, rankPassages } from '@evenhand/svc-evidence/search/passage-ranking';
import { SearchService } from '@evenhand/svc-evidence/search/search.service';
import { labelledSet } from './support/labelled-set.ts';
import { Measures, type Ranking } from './support/recall.ts';
import { searchBench } from './support/search.ts';

/**
 * How well the search finds: npm run -s bench:retrieval -- FOLDER. The folder holds a labelled set: corpus.jsonl {id,
 * title?, text, thread?, sender?}, queries.jsonl {id, text} and qrels.tsv (query-id, corpus-id, score; a score above 0
 * is relevant). Title and text are read as one, as BEIR does. A row without `thread` is a page: one chunk, scored
 * alone. Rows with the same `thread` are the messages of one conversation, in the order of the file; they are searched
 * in windows, and each is scored together with its window, as citations are. A row counts as found where a window of
 * the first five or ten holds it ("windows"); where it is itself among the first messages ("messages"); and the same
 * without windows ("messages alone"). All code that reads, indexes and ranks is the product's, on a real database.
 */
const folder = process.argv[2];
if (!folder) {
  process.stderr.write('Say which labelled set: npm run -s bench:retrieval -- FOLDER\n');
  process.exit(1);
}
const { corpus, queries } = labelledSet(folder);
const isChat = corpus.some(({ thread }) => thread !== undefined);

/** The path of a passage is its row's id. */
async function* units(threadOf: (row: { id: string; thread?: string }) => string | undefined): AsyncIterable<Unit> {
  for (const row of corpus) {
    const { id, title, text, sender } = row;
    const whole = title ? `${title}\n${text}` : text;
    const people = sender ? [sender] : [];
    const thread = threadOf(row);
    if (thread === undefined) yield { kind: 'page', path: id, text: whole };
    else yield { kind: 'message', source: 'texts', thread, path: id, people, at: null, text: whole };
  }
}

const bench = await searchBench();
const search = bench.app.get(SearchService);
const embedder = bench.app.get(Embedder);
const [caseId, aloneId] = [randomUUID(), randomUUID()];
const since = performance.now();
let chunks = await bench.add(
  caseId,
  units(({ thread }) => thread),
  (texts) => embedder.embed(texts),
);
if (isChat)
  chunks += await bench.add(
    aloneId,
    units(({ id }) => id),
    (texts) => embedder.embed(texts),
  );
const perSecond = (chunks / (performance.now() - since)) * 1_000;

/** The rankings; `meaning` ignores the lexical score. */
const ways: { way: string; asked: boolean; by: (hit: Ranked) => Pick<Ranked, 'lexical' | 'cosine' | 'score'> }[] = [
  { way: 'hybrid (the product)', asked: true, by: (hit) => hit },
  { way: 'words alone (BM25)', asked: true, by: ({ lexical }) => ({ lexical, cosine: 0, score: lexical }) },
  { way: 'meaning alone (vectors)', asked: false, by: ({ cosine }) => ({ lexical: 0, cosine, score: cosine }) },
];

/** The windows and passages in the order of each ranking. */
const rankings = async (id: string, text: string) => {
  const { ranked, collection } = await search.rank(id, text, {});
  return Promise.all(
    ways.map(async ({ way, asked, by }) => {
      const hits = ranked.map((hit) => ({ ...hit, ...by(hit) })).sort((a, b) => b.score - a.score);
      const found = await search.read(id, hits);
      const frequencies = asked ? collection.frequencies : new Map<string, number>();
      const passages = rankPassages({ found, collection: { ...collection, frequencies }, cues: cuesOf(text) });
      const windows: Ranking = found.map((chunk) => chunk.passages.map(({ path }) => path));
      const rows: Ranking = [...new Set(passages.map(({ passage }) => passage.path))].map((path) => [path]);
      return { way, windows, rows };
    }),
  );
};

const measures = new Measures();
const times: number[] = [];
for (const { text, wanted } of queries) {
  const begun = performance.now();
  await search.find(caseId, text, {});
  times.push(performance.now() - begun);
  const ranked = await rankings(caseId, text);
  if (isChat) for (const { way, windows } of ranked) measures.add(`windows, ${way}`, windows, wanted);
  for (const { way, rows } of ranked) measures.add(isChat ? `messages, ${way}` : way, rows, wanted);
  if (isChat) for (const { way, rows } of await rankings(aloneId, text)) measures.add(`alone, ${way}`, rows, wanted);
}
await bench.stop();

times.sort((a, b) => a - b);
const quantile = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(0);
process.stdout.write(
  `${measures.table()}\n${corpus.length} texts in ${chunks} chunks${isChat ? ' (windows, and messages alone)' : ''}, ` +
    `${queries.length} questions; a query takes ${quantile(0.5)} ms (p50), ${quantile(0.95)} ms (p95); ` +
    `${perSecond.toFixed(0)} chunks indexed and embedded a second\n`,
);
