const FIGURE = /\p{N}[\p{L}\p{N}]*(?:[.,:/'’-]\p{N}[\p{L}\p{N}]*)*/gu;
const WORD = /\p{L}[\p{L}\p{M}\p{N}]*/gu;

const figuresWritten =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million half twice double ' +
  'dozen first second third';
const FIGURES_WRITTEN = new Set(figuresWritten.split(' '));

const beginnings =
  'a according after all also although an and any as at because before both but by during each he her his i if in it ' +
  'its later my on one or our she since so some that the their then there these they this those until we when where ' +
  'which while who with you your';
const BEGINNINGS = new Set(beginnings.split(' '));

export const DENIAL =
  /\b(?:not|no|never|none|nobody|nothing|neither|nor|without|refused?|den(?:y|ied|ies)|cannot)\b|n['’]t\b/iu;

const units = [
  /\$|dollars?\b|\bcad\b/iu,
  /€|euros?\b/iu,
  /£|pounds?\b/iu,
  /¥|yen\b/iu,
  /%|per ?cent\b/iu,
  /\bcents?\b/iu,
];

/** 90,000.00 equals 90000, and 3rd equals 3. */
const figure = (written: string): string =>
  written
    .toLowerCase()
    .replace(/[,'’](?=\p{N}{3})/gu, '')
    .replace(/\.0+$/u, '')
    .replace(/(?<=\p{N})(?:st|nd|rd|th)$/u, '');

const wordsIn = (text: string): string[] => (text.match(WORD) ?? []).map((word) => word.toLowerCase());

const figuresIn = (text: string): Set<string> =>
  new Set([...(text.match(FIGURE) ?? []).map(figure), ...wordsIn(text).filter((word) => FIGURES_WRITTEN.has(word))]);

const namesIn = (text: string): string[] =>
  (text.match(WORD) ?? [])
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.toLowerCase())
    .filter((word) => !BEGINNINGS.has(word));

const unitsIn = (text: string): RegExp[] => units.filter((unit) => unit.test(text));

/**
 * Whether a sentence adds no figure, unit, name or denial to its quotes. Names may also come from `writers`; denials
 * are compared with all of `contexts`, even where a quote shows only a part.
 */
export const isSupported = (sentence: string, quotes: string, writers: string[], contexts = quotes): boolean => {
  const figures = figuresIn(quotes);
  const names = new Set(wordsIn(`${quotes} ${writers.join(' ')}`));
  return (
    [...figuresIn(sentence)].every((one) => figures.has(one)) &&
    unitsIn(sentence).every((unit) => unit.test(quotes)) &&
    namesIn(sentence).every((name) => names.has(name)) &&
    DENIAL.test(sentence) === DENIAL.test(contexts)
  );
};
