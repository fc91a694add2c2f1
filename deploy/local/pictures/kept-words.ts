import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../places.ts';

const WORDING = join(ROOT, 'packages/wording/src');

/** What each picture of the documentation shows, as the wording has it: a picture whose words are gone is old. */
export const KEPT_WORDS = join(ROOT, 'docs/pictures/words.json');
export const KeptWords = z.record(z.string(), z.array(z.string()));
export type KeptWords = z.infer<typeof KeptWords>;

const MOST_KEPT = 8;

/** Says of a text whether the wording has it as a whole. */
export const wordingHas = (): ((text: string) => boolean) => {
  const files = readdirSync(WORDING, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const sources = files.map((name) => readFileSync(join(WORDING, name), 'utf8')).join('\n');
  return (text) => sources.includes(`'${text}'`);
};

/** The longest of the texts of a page that the wording has. */
export const wordsToKeep = (texts: readonly string[]): string[] =>
  [...new Set(texts)]
    .filter(wordingHas())
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_KEPT);
