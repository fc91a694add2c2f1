import { randomUUID } from 'node:crypto';
import { DIMENSIONS, pack } from '@evenhand/svc-evidence/embeddings/packed';
import type { Unit } from '@evenhand/svc-evidence/readers/unit';
import { OpenCases } from '@evenhand/svc-evidence/search/embedded/open-cases';
import { SearchService } from '@evenhand/svc-evidence/search/search.service';
import { STOP_WORDS as STOP_WORDS_OF_ENGLISH } from '@evenhand/svc-evidence/search/stop-words';
import { searchBench } from './support/search.ts';

/**
 * How long a question takes: npm run -s bench:search [-- CHUNKS ...]. For cases of 1,000, 10,000 and 100,000 chunks:
 * messages of invented words with the frequencies of a language, in conversations, kept and indexed by the product's
 * steps in a real Postgres. A question is the whole call: its words, its embedding by the real model, words and vectors
 * compared, the best chunks read and decrypted. "Cold" is the first question about a case that the process does not
 * hold open. The chunks' embeddings are random directions, since the model would take an hour for 100,000 of them;
 * comparing them costs the same. Processor time, of all threads of this process, is the cost of a question where other
 * work delays it.
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1_000, 10_000, 100_000];
const QUESTIONS = 200;
const COLD = 5;
const VOCABULARY = 40_000;
const MESSAGES_A_CONVERSATION = 400;

let state = 1;
const random = (): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
};

const SYLLABLES = 'ba ce di fo gu ha ke li mo nu pa re si to va we yo zi cha tre plo gri sto ner ing ter al men'.split(
  ' ',
);
const vocabulary = Array.from({ length: VOCABULARY }, () =>
  Array.from({ length: 1 + Math.floor(random() * 4) }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join(
    '',
  ),
);
/** Stop words are almost half of a text. */
const STOP_WORDS = [...STOP_WORDS_OF_ENGLISH];
const STOP_SHARE = 0.45;
/** The other words follow Zipf's law after the ranks of the stop words. */
const FIRST_RANK = 50;
const word = (): string =>
  random() < STOP_SHARE
    ? (STOP_WORDS[Math.floor(random() * STOP_WORDS.length)] ?? 'the')
    : (vocabulary[Math.floor(FIRST_RANK * (VOCABULARY / FIRST_RANK) ** random())] ?? 'rent');
const words = (count: number): string => Array.from({ length: count }, word).join(' ');
const PEOPLE = ['Ann', 'Bob', 'Carol', 'Dora'];

async function* messages(): AsyncIterable<Unit> {
  for (let number = 0; ; number += 1) {
    const at = new Date(Date.UTC(2020, 0, 1) + number * 600_000).toISOString();
    const people = [PEOPLE[number % PEOPLE.length] ?? 'Ann'];
    const thread = String(Math.floor(number / MESSAGES_A_CONVERSATION));
    const text = `${words(8 + Math.floor(random() * 24))}.`;
    yield { kind: 'message', source: 'whatsapp', thread, path: `message ${number + 1}`, people, at, text };
  }
}

/** Four new messages per window after the first window of a conversation. */
async function* messagesFor(chunks: number): AsyncIterable<Unit> {
  let left = chunks * 4;
  for await (const message of messages()) {
    if (left === 0) return;
    left -= 1;
    yield message;
  }
}

const randomEmbedding = (): Buffer => {
  const values = Float32Array.from({ length: DIMENSIONS }, () => random() * 2 - 1);
  const size = Math.hypot(...values);
  return pack(values.map((value) => value / size));
};

const question = (): string => `When did ${PEOPLE[Math.floor(random() * PEOPLE.length)]} ${words(8)}?`;
const quantile = (times: number[], part: number): string =>
  `${(times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0).toFixed(0)} ms`;

interface Times {
  waited: number[];
  computed: number[];
}
const noTimes = (): Times => ({ waited: [], computed: [] });

const timed = async ({ waited, computed }: Times, work: () => Promise<unknown>): Promise<void> => {
  const [since, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  waited.push(performance.now() - since);
  computed.push((user + system) / 1_000);
};

const bench = await searchBench();
const [search, cases] = [bench.app.get(SearchService), bench.app.get(OpenCases)];
const held = (): number => process.memoryUsage().arrayBuffers / 1_048_576;

/** Loads the model and the kernel, once per process. */
const warmUp = async (): Promise<void> => {
  const caseId = randomUUID();
  await bench.add(caseId, messagesFor(10), async (texts) => texts.map(randomEmbedding));
  for (let count = 0; count < 10; count += 1) await search.find(caseId, question(), {});
};
await warmUp();

const rows: string[][] = [];
for (const size of sizes) {
  const caseId = randomUUID();
  const chunks = await bench.add(caseId, messagesFor(size), async (texts) => texts.map(randomEmbedding));
  global.gc?.();
  const before = held();
  const [cold, plain, filtered] = [noTimes(), noTimes(), noTimes()];
  for (let count = 0; count < COLD; count += 1) {
    cases.close(caseId);
    await timed(cold, () => search.find(caseId, question(), {}));
  }
  for (let count = 0; count < QUESTIONS; count += 1) {
    await timed(plain, () => search.find(caseId, question(), {}));
    await timed(filtered, () => search.find(caseId, question(), { person: 'ann', from: '2020-02-01' }));
  }
  global.gc?.();
  rows.push([
    chunks.toLocaleString('en-CA'),
    quantile(plain.waited, 0.5),
    quantile(plain.waited, 0.95),
    quantile(plain.computed, 0.5),
    quantile(filtered.waited, 0.95),
    quantile(cold.waited, 0.5),
    quantile(cold.computed, 0.5),
    `${(held() - before).toFixed(0)} MB`,
  ]);
  cases.close(caseId);
}
await bench.stop();

const head = ['chunks', 'p50', 'p95', 'computed p50', 'p95 with filters', 'cold', 'cold computed', 'held open'];
const table = [head, head.map(() => '---:'), ...rows];
process.stdout.write(`${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
