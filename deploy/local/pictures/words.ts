import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../places.ts';

/** Words of the product by picture: those that change when the page does. */
export type PictureWords = Record<string, string[]>;

export const WORDS_FILE = join(ROOT, 'docs/pictures/words.json');

const SHORTEST = 8;
const MOST_OF_A_PICTURE = 6;

/** Texts of headings and controls inside the viewport. */
export const TEXTS_ON_SCREEN = `[...document.querySelectorAll(':is(main, dialog) :is(h1, h2, h3, button, label, legend, th, dt, p)')]
  .filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return one.checkVisibility() && top >= 0 && bottom <= innerHeight;
  })
  .map((one) => one.textContent.trim())`;

const WORDING = join(ROOT, 'packages/wording/src');

/** The sources of the wording. */
export const readWording = (): string =>
  readdirSync(WORDING, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(WORDING, name), 'utf8'))
    .join('\n');

/** The texts that are the product's own, and no names or amounts of the sample case. */
export const ownWords = (texts: readonly string[], wording: string): string[] =>
  [...new Set(texts)].filter((text) => text.length >= SHORTEST && wording.includes(text)).slice(0, MOST_OF_A_PICTURE);
