import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'agreements');
/** The articles of every golden, without its schedules, legal basis and list of missing answers. */
const articles = readdirSync(folder)
  .filter((file) => file.endsWith('.golden.txt'))
  .flatMap((file) =>
    (readFileSync(join(folder, file), 'utf8').split(/^(?:Schedule [A-H]|Missing):/m)[0] ?? '')
      .split('\n')
      .filter((line) => !line.startsWith('    Stands on:'))
      .map((line) => ({ file, line })),
  );

/** What a precedent does not print, by name. */
const refused: Record<string, RegExp> = {
  'an amount of nothing': /\bis \$0\.00/,
  'a doubled preposition of a day': /\bon or after \d{1,2} \w+ \d{4} on\b/,
  'a doubled preposition after a day': /\bfrom \d{1,2} \w+ \d{4} on,/,
  'a change that is none': /\b(?:is|are) no change of\b/,
  'words that say nothing else': /\b(?:says?|wrote above says?) nothing else\b/,
  'one of the children as a fragment': /\bthe one of our children\b/,
  'kinds after a colon': /\bof this kind: /,
  'a passport kept back': /\bkeeps no passport back\b/,
  'a person without a name': /\b(?:whoever|nobody|somebody)\b/i,
  beside: /\bbesides?\b/,
  // The Divorce Act, s. 2(2), names a person in the place of a parent in these words.
  stands: /\b(?:stands?|stood)\b(?! in the place of a parent)/,
  'a label, a colon and a fragment': /^\d+\.\d+ (?:How|What|Who|Why|Where|When|Times|Health|Children)\b[^.:]*: /,
  'a repeated word': /\b(?!had\b|that\b)(\w{2,}) \1\b/i,
  'two stops': /\.\.|,,|;;|\.,/,
};

test.each(Object.keys(refused))('no article of a golden has %s', (name) => {
  const found = articles.filter(({ line }) => refused[name]?.test(line)).map(({ file, line }) => `${file}: ${line}`);
  expect(found).toEqual([]);
});
