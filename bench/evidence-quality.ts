import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Retrieval } from '@evenhand/contracts/evidence/search';
import { AnswersService } from '@evenhand/svc-evidence/answers/answers.service';
import { Embedder } from '@evenhand/svc-evidence/embeddings/embedder';
import { readEvidence } from '@evenhand/svc-evidence/readers/read-evidence';
import { lexemesOf } from '@evenhand/svc-evidence/search/lexer';
import { SearchService } from '@evenhand/svc-evidence/search/search.service';
import { tellingWords } from '@evenhand/svc-evidence/search/telling-words';
import { CACHE } from '../deploy/local/places.ts';
import { asFile } from './public/as-files.ts';
import { publicDiscussions } from './public/discussions.ts';
import { wordsOf } from './public/quotes.ts';
import { searchBench } from './support/search.ts';
import { printTable } from './support/table.ts';

/**
 * How well answers quote, and how well they refuse: npm run -s bench -- evidence-quality
 *
 * The public discussions, dealt out to ten cases and written as files of nine formats (public/as-files.ts), are read and
 * indexed as the product does. Each question that somebody asked and somebody answered (public/quotes.ts) is asked of
 * its own case: a hit is when the first words of the answer stand in one of the first five quotes ("words shown"), or
 * in one of the passages that they cite ("passage"), or anywhere in the windows that they stand in ("window": more than
 * that no choice of words could show). "No common word" says how many of the answers share no telling word with their
 * question, in their whole window: those are found by meaning alone. Then it is asked of the next case, where nobody answered it, and
 * ought to be refused. The question itself is taken out of every text.
 */
const CASES = 10;
const FIRST = 5;

const WORDS = /[\p{L}\p{N}]+/gu;
const plain = (text: string): string => wordsOf(text).join(' ');
const standing = (question: string) => new RegExp(`${wordsOf(question).join('[^\\p{L}\\p{N}]+')}[?"')]*`, 'giu');

const discussions = await publicDiscussions();
const asked = discussions.flatMap((messages, discussion) =>
  messages.flatMap(({ answers }) => answers.map((answered) => ({ ...answered, discussion }))),
);
const questions = [...Map.groupBy(asked, ({ question }) => plain(question)).values()].flatMap(([first]) => first ?? []);
const patterns = questions.map(({ question }) => standing(question));
const files = discussions.map((messages, number) => {
  const said = messages.map((one) => ({
    ...one,
    text: patterns.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), one.text).trim(),
  }));
  return asFile(
    number,
    said.filter(({ text }) => text !== ''),
  );
});

const folder = join(CACHE, 'bench', 'embeddings');
mkdirSync(folder, { recursive: true });

const bench = await searchBench();
const [search, answers, embedder] = [
  bench.app.get(SearchService),
  bench.app.get(AnswersService),
  bench.app.get(Embedder),
];
/** What was embedded in an earlier run is not embedded again. */
const embed = async (texts: string[]): Promise<Buffer[]> => {
  const places = texts.map((text) => join(folder, createHash('sha256').update(text).digest('hex')));
  const missing = texts.filter((_, index) => !existsSync(places[index] ?? ''));
  const fresh = new Map<string, Buffer>();
  const embedded = missing.length > 0 ? await embedder.embed(missing) : [];
  for (const [index, text] of missing.entries()) fresh.set(text, embedded[index] ?? Buffer.alloc(0));
  return texts.map((text, index) => {
    const place = places[index] ?? '';
    const made = fresh.get(text);
    if (made) writeFileSync(place, made);
    return made ?? readFileSync(place);
  });
};

const cases = Array.from({ length: CASES }, () => randomUUID());
const caseOf = (discussion: number): number => discussion % CASES;
const bytesOf = async function* (bytes: Buffer) {
  yield bytes;
};
for (const [number, { filename, bytes }] of files.entries())
  await bench.add(cases[caseOf(number)] ?? '', readEvidence({ filename, bytes: bytesOf(bytes), depth: 0 }), embed);

/** All that a person reads of a citation: the quote, and what is shown beside it. */
const shownOf = ({ snippet, beside }: Retrieval): string[] => [snippet, ...beside.map(({ text }) => text)];

const AROUND = 5;
/** Whether an answer, with the messages around it, has none of the words by which its question is searched. */
const isStrange = (question: string, reply: string, discussion: number): boolean => {
  const said = discussions[discussion] ?? [];
  const at = said.findIndex(({ text }) => plain(text).includes(plain(reply)));
  const around = said.slice(Math.max(0, at - AROUND), at + AROUND + 1).map(({ text }) => text);
  const known = new Set(
    patterns.reduce((text, pattern) => text.replaceAll(pattern, ' '), around.join(' ')).match(WORDS),
  );
  const lexemes = new Set(lexemesOf([...known].join(' ')));
  return !tellingWords(question).some((word) => lexemes.has(word));
};

interface Tally {
  asked: number;
  window: number;
  strange: number;
  shown: number;
  passage: number;
  answered: number;
}
const tallies = new Map<string, Tally>();
const [own, foreign]: [number[], number[]] = [[], []];
let foreignAnswered = 0;
for (const { question, reply, discussion } of questions) {
  const [here, elsewhere] = [cases[caseOf(discussion)] ?? '', cases[(caseOf(discussion) + 1) % CASES] ?? ''];
  const { retrievals, ...answer } = await answers.answer(here, { question });
  const first = retrievals.slice(0, FIRST);
  const wanted = plain(reply);
  const passages = await Promise.all(
    first.map(async ({ fileId, position }) => {
      const place = await answers.open(here, fileId, position);
      return place.passages.find((passage) => passage.position === position)?.text ?? '';
    }),
  );
  const found = await search.find(here, question, {});
  const windows = found.passages.slice(0, FIRST).map((one) =>
    plain(
      one.windows
        .flatMap((at) => found.found[at]?.passages ?? [])
        .map(({ text }) => text)
        .join(' '),
    ),
  );
  const isAnswered = answer.kind === 'answer';
  const kind = files[discussion]?.kind ?? 'chat';
  const format = files[discussion]?.filename.split('.').at(-1) ?? '';
  for (const row of [format, kind, 'all']) {
    const tally = tallies.get(row) ?? { asked: 0, window: 0, strange: 0, shown: 0, passage: 0, answered: 0 };
    tally.asked += 1;
    tally.window += Number(windows.some((text) => text.includes(wanted)));
    tally.strange += Number(isStrange(question, reply, discussion));
    tally.shown += Number(first.some((one) => shownOf(one).some((text) => plain(text).includes(wanted))));
    tally.passage += Number(passages.some((text) => plain(text).includes(wanted)));
    tally.answered += Number(isAnswered);
    tallies.set(row, tally);
  }
  own.push((await search.rank(here, question, {})).ranked[0]?.score ?? 0);
  foreign.push((await search.rank(elsewhere, question, {})).ranked[0]?.score ?? 0);
  const other = await answers.answer(elsewhere, { question });
  foreignAnswered += Number(other.kind === 'answer');
}
await bench.stop();

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
printTable(
  [...tallies].sort().map(([what, { asked, window, strange, shown, passage, answered }]) => ({
    what,
    questions: asked,
    'words shown, first 5': percent(shown, asked),
    'passage, first 5': percent(passage, asked),
    'window, first 5': percent(window, asked),
    answered: percent(answered, asked),
    'no common word': percent(strange, asked),
  })),
);
process.stdout.write(`\nOf another case's questions answered: ${percent(foreignAnswered, foreign.length)}\n\n`);

const above = (scores: number[], line: number) => scores.filter((score) => score > line).length;
const lines = Array.from({ length: 15 }, (_, step) => 0.2 + step * 0.03);
printTable(
  lines.map((line) => ({
    'best score above': line.toFixed(2),
    'own questions': percent(above(own, line), own.length),
    'of another case': percent(above(foreign, line), foreign.length),
  })),
);
const pairs = own.flatMap((mine) => foreign.map((theirs): number => (mine > theirs ? 1 : mine === theirs ? 0.5 : 0)));
const area = pairs.reduce((sum, won) => sum + won, 0) / Math.max(1, pairs.length);
process.stdout.write(`\nArea under the curve: ${area.toFixed(3)}\n`);
