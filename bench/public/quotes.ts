import { STOP_WORDS } from '@evenhand/svc-evidence/search/stop-words';

/** A question that is quoted, and the first words right below it. */
export interface Answered {
  question: string;
  reply: string;
}

export interface WrittenMail {
  /** The writer's text in one line, without quotes and signature. */
  text: string;
  /** The questions that are quoted and answered directly below. */
  answers: Answered[];
}

/** The first line of a signature, a list footer or a mail program's footer. */
const END =
  /\n-- ?\n|\n--[A-Z]|\n_{10,}|\n-{3,} ?Original Message|\n-{3,}[ ~]*Yahoo! Groups|\n-{20,}\s*\n.*(?:sponsored by|sf\.net)/i;
const QUOTED = /^\s{0,4}(?:[>|]|[A-Z][a-z]{1,11}>)/;
const QUOTED_ONCE = /^\s{0,4}(?:[>|]|[A-Z][a-z]{1,11}>)\s*(?![\s>|])(.*)$/;
/** The introduction of a quote: "On Monday Ann wrote:", "[Ann]"; its first line when there are two. */
const NAMING = /:$|^\[\w+\]$/;
const NAMING_FIRST = /^On .*\d|^\S.*@/;

const FEWEST_TELLING_WORDS = 4;
const MOST_WORDS = 40;
/** Fewer equal words may be a coincidence. */
const FEWEST_WORDS_OF_REPLY = 6;
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

const inOneLine = (lines: string[]): string => lines.join(' ').replaceAll(/\s+/g, ' ').trim();

/** The words of a text, normalized for comparison. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** False for questions without a subject ("Why?", "What do you think?"), which cannot be asked of a whole case. */
const isTelling = (question: string): boolean => {
  const words = wordsOf(question);
  return words.length <= MOST_WORDS && words.filter((word) => !STOP_WORDS.has(word)).length >= FEWEST_TELLING_WORDS;
};

/** The question at the end of a quote. */
const lastQuestion = (quoted: string[]): string[] => {
  const [last] = [...sentences.segment(inOneLine(quoted))].slice(-1);
  const question = last?.segment.trim() ?? '';
  return /\?["')]*$/.test(question) && isTelling(question) ? [question] : [];
};

/** Separates a mail's own words from what it quotes. */
export const writtenIn = (body: string): WrittenMail => {
  const lines = (body.split(END)[0] ?? '').split('\n').map((line) => line.trimEnd());
  const filled = lines.filter(Boolean);
  const [own, answers, quoted]: [string[], Answered[], string[]] = [[], [], []];
  const isMarked = (line = ''): boolean => QUOTED.test(line);
  const namesQuoted = (at: number): boolean => NAMING.test(filled[at] ?? '') && isMarked(filled[at + 1]);
  for (const [at, line] of filled.entries()) {
    // A quoted line that was wrapped: its rest is an unmarked line between quoted lines.
    const isBroken = isMarked(filled[at - 1]) && isMarked(filled[at + 1]) && !NAMING.test(line) && line.length < 30;
    const once = QUOTED_ONCE.exec(line)?.[1];
    if (once !== undefined) quoted.push(once);
    else if (isMarked(line)) quoted.length = 0;
    else if (isBroken) quoted.push(line);
    else if (namesQuoted(at) || (NAMING_FIRST.test(line) && namesQuoted(at + 1))) quoted.length = 0;
    else {
      for (const question of lastQuestion(quoted.splice(0))) answers.push({ question, reply: '' });
      const open = answers.at(-1);
      if (open && wordsOf(open.reply).length < FEWEST_WORDS_OF_REPLY) open.reply = inOneLine([open.reply, line]);
      own.push(line);
    }
  }
  return { text: inOneLine(own), answers };
};
