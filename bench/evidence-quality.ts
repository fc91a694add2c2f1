import { randomUUID } from 'node:crypto';
import type { AnswerKind, ContextLine, Retrieval } from '@evenhand/contracts/evidence/search';
import { AnswersService } from '@evenhand/svc-evidence/answers/answers.service';
import { Embedder } from '@evenhand/svc-evidence/embeddings/embedder';
import { SearchService } from '@evenhand/svc-evidence/search/search.service';
import { type Certainties, percent, printCurve } from './quality/curve.ts';
import { keptEmbeddings } from './quality/kept-embeddings.ts';
import { labelledFiles, plain } from './quality/labelled-files.ts';
import type { LabelledQuestion } from './quality/named-questions.ts';
import { writePapers, writeTimes } from './quality/own-cases.ts';
import { isAnsweredElsewhere } from './quality/set-aside.ts';
import { Tallies } from './quality/tallies.ts';
import { searchBench, unitsOf } from './support/search.ts';

/**
 * How well answers quote, and how well they refuse: npm run -s bench -- evidence-quality. The public discussions, dealt
 * out to ten cases and written as files of nine formats (public/as-files.ts), are read and indexed as the product does.
 * Each question that was asked and answered (public/quotes.ts) is put to its case. A hit: the first words of an answer
 * are in one of the first five quotes with their context ("words shown"), in a passage that they cite ("passage"), or
 * in the windows of those ("window"). "No common word" counts the answers that share no rare word with their question
 * in the whole window. Then the question is put to the next case, which has no answer, and should be refused. The
 * question is taken out of every text. Questions count twice: all of them, and those that can be asked of a whole case
 * (quality/set-aside.ts, quality/also-answering.ts; rules in the README). Formulas were chosen on the first five cases;
 * the other five are counted separately. A second set asks for a name and a subject (quality/named-questions.ts), a third
 * for what a person did, and the same of a person who did not (quality/person-questions.ts), a fourth for words of papers
 * in a case with a chat (quality/paper-words.ts), a fifth for what only time words distinguish (quality/time-words.ts).
 */
const CASES = 10;
const CHOSEN_ON = 5;
const FIRST = 5;

const { files, questions, judged, named, ofPersons, isStrange } = await labelledFiles(CASES);
const bench = await searchBench();
const [search, answers, embedder] = [
  bench.app.get(SearchService),
  bench.app.get(AnswersService),
  bench.app.get(Embedder),
];
const embed = keptEmbeddings((texts) => embedder.embed(texts));
const cases = Array.from({ length: CASES }, () => randomUUID());
const caseOf = (discussion: number): string => cases[discussion % CASES] ?? '';
for (const [number, { filename, bytes }] of files.entries())
  await bench.add(caseOf(number), unitsOf({ filename, bytes }), embed);

/** All that a person reads of a citation, in its order: the quote within its context. */
const shownOf = ({ snippet, beside }: Retrieval): string => {
  const on = (wanted: ContextLine['side']) => beside.filter(({ side }) => side === wanted).map(({ text }) => text);
  return [...on('before'), snippet, ...on('after')].join(' ');
};

/** The texts of the windows that contain the first passages. */
const windowsOf = async (caseId: string, question: string): Promise<string[]> => {
  const { passages, found } = await search.find(caseId, question, {});
  const windows = passages.slice(0, FIRST).map((one) => one.windows.flatMap((at) => found[at]?.passages ?? []));
  return windows.map((window) => window.map(({ text }) => text).join(' '));
};

const passagesOf = (caseId: string, citations: Retrieval[]): Promise<string[]> =>
  Promise.all(
    citations.map(async ({ fileId, position }) => {
      const { passages } = await answers.open(caseId, fileId, position);
      return passages.find((passage) => passage.position === position)?.text ?? '';
    }),
  );

const tell = async (labelled: LabelledQuestion, tallies: Tallies): Promise<void> => {
  const { question, replies, discussion } = labelled;
  const caseId = caseOf(discussion);
  const wanted = replies.map(plain);
  const isIn = (texts: string[]): boolean => texts.some((text) => wanted.some((words) => plain(text).includes(words)));
  const { retrievals, kind } = await answers.answer(caseId, { question });
  const first = retrievals.slice(0, FIRST);
  const file = files[discussion];
  const half = discussion % CASES < CHOSEN_ON ? 'cases chosen on' : 'other cases';
  tallies.add([file?.filename.split('.').at(-1) ?? '', file?.kind ?? '', 'all', half], {
    'words shown, first 5': isIn(first.map(shownOf)),
    'quote alone, first 5': isIn(first.map(({ snippet }) => snippet)),
    'passage, first 5': isIn(await passagesOf(caseId, first)),
    'window, first 5': isIn(await windowsOf(caseId, question)),
    answered: kind === 'answer',
    'no common word': isStrange(labelled),
  });
};

const bestOf = async (caseId: string, question: string): Promise<number> =>
  (await search.rank(caseId, question, {})).ranked[0]?.score ?? 0;

const writeAll = async (of: string, asked: LabelledQuestion[]): Promise<void> => {
  const tallies = new Tallies();
  const certainties: Certainties = { own: [], foreign: [] };
  let foreignAnswered = 0;
  for (const labelled of asked) {
    const { question, discussion } = labelled;
    await tell(labelled, tallies);
    certainties.own.push(await bestOf(caseOf(discussion), question));
    if (isAnsweredElsewhere(question)) continue;
    certainties.foreign.push(await bestOf(caseOf(discussion + 1), question));
    const other = await answers.answer(caseOf(discussion + 1), { question });
    foreignAnswered += Number(other.kind === 'answer');
  }
  process.stdout.write(`\n${of}\n\n`);
  tallies.print();
  process.stdout.write(
    `\nOf another case's questions answered: ${percent(foreignAnswered, certainties.foreign.length)}\n\n`,
  );
  printCurve(certainties);
};

await writeAll('All questions that people asked', questions);
await writeAll('Those of them that can be asked of a whole case', judged);
await writeAll('Questions made of a name and a subject', named);
const kindOf = async (caseId: string, question: string): Promise<AnswerKind> =>
  (await answers.answer(caseId, { question })).kind;

const tallies = new Tallies();
for (const { row, kind, question, discussion } of ofPersons) {
  const found = await kindOf(caseOf(discussion), question);
  const half = discussion % CASES < CHOSEN_ON ? 'cases chosen on' : 'other cases';
  tallies.add([row, `${row}, ${kind}`, `${row}, ${half}`], {
    answered: found === 'answer',
    'other person': found === 'other-person',
  });
}
process.stdout.write('\nQuestions of a person, and the same of who did not write it\n\n');
tallies.print();

await writePapers(bench, embed);
await writeTimes(bench, embed);
await bench.stop();
