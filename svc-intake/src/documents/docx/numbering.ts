import { type INumberingOptions, type IParagraphOptions, LevelFormat } from 'docx';
import { HANG } from './word-styles.js';

const ARTICLES = 'articles';
const POINTS = 'points';
const RULES = 'rules';

/** Word counts articles and clauses, so that an inserted clause renumbers those after it. */
export const wordNumbering: INumberingOptions = {
  config: [
    {
      reference: ARTICLES,
      levels: [
        { level: 0, format: LevelFormat.DECIMAL, text: '%1.', style: hanging(0, 560) },
        { level: 1, format: LevelFormat.DECIMAL, text: '%1.%2', style: hanging(0, HANG) },
      ],
    },
    {
      reference: POINTS,
      levels: [{ level: 0, format: LevelFormat.BULLET, text: '\u2022', style: hanging(HANG, 280) }],
    },
    {
      reference: RULES,
      levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1', style: hanging(0, 360) }],
    },
  ],
};

function hanging(from: number, hang: number) {
  return { paragraph: { indent: { left: from + hang, hanging: hang } } };
}

type Numbered = Pick<IParagraphOptions, 'numbering'>;

export const point: Numbered = { numbering: { reference: POINTS, level: 0 } };

/** Rules are numbered from one in each article or schedule. */
export const ruleOf = (section: number): Numbered => ({
  numbering: { reference: RULES, level: 0, instance: section },
});

/** Follows Word's counting, to write out a number that Word would not reach. */
export class Counting {
  #article = 0;
  #clause = 0;

  article(number: number): Numbered | null {
    if (number !== this.#article + 1) return null;
    this.#article = number;
    this.#clause = 0;
    return { numbering: { reference: ARTICLES, level: 0 } };
  }

  clause(number: string): Numbered | null {
    if (number !== `${this.#article}.${this.#clause + 1}`) return null;
    this.#clause += 1;
    return { numbering: { reference: ARTICLES, level: 1 } };
  }
}
