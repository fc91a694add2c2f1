import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicDiscussions } from './public/discussions.ts';
import { wordsOf } from './public/quotes.ts';

/**
 * Writes a labelled set of conversations: npm run -s bench -- chat-questions FOLDER. Real questions of the public
 * discussions (public/discussions.ts), each with the message that quotes it and answers right below the quote. Messages
 * keep none of what they quote, and the question is taken out of every text, so that no copy is found. What the set
 * does not measure: questions about a whole conversation, answers that quote nothing (they count as wrong), and
 * messages as short as phones send them (half of these have more than 65 words).
 */
const folder = process.argv[2];
if (!folder) {
  process.stderr.write('Say where to: npm run -s bench -- chat-questions FOLDER\n');
  process.exit(1);
}

/** Matches a question regardless of line breaks and quote marks. */
const standing = (question: string) => new RegExp(`${wordsOf(question).join('[^\\p{L}\\p{N}]+')}[?"')]*`, 'giu');

const discussions = await publicDiscussions();
const rows = discussions.flatMap((messages, thread) =>
  messages.map((message, number) => ({ ...message, id: `${thread + 1}.${number + 1}`, thread: `${thread + 1}` })),
);

/** Removes duplicate questions. */
const asked = Map.groupBy(
  rows.flatMap(({ id, answers }) => answers.map(({ question }) => ({ id, text: question }))),
  ({ text }) => wordsOf(text).join(' '),
);
const questions = [...asked.values()].map((same, number) => ({
  id: `${number + 1}`,
  text: same[0]?.text ?? '',
  answeredBy: new Set(same.map(({ id }) => id)),
}));

const patterns = questions.map(({ text }) => standing(text));
const corpus = rows.map(({ id, thread, sender, text }) => ({
  id,
  thread,
  sender,
  text: patterns.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), text).trim(),
}));

const linesOf = (values: object[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('');
const qrels = questions.flatMap(({ id, answeredBy }) => [...answeredBy].map((row) => `${id}\t${row}\t1\n`));
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'corpus.jsonl'), linesOf(corpus.filter(({ text }) => text !== '')));
writeFileSync(join(folder, 'queries.jsonl'), linesOf(questions.map(({ id, text }) => ({ id, text }))));
writeFileSync(join(folder, 'qrels.tsv'), `query-id\tcorpus-id\tscore\n${qrels.join('')}`);
process.stdout.write(
  `${corpus.length} messages of ${discussions.length} conversations, ${questions.length} questions\n`,
);
