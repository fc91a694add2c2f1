const FIGURE = /\p{N}[\p{L}\p{N}]*(?:[.,:/'’-]\p{N}[\p{L}\p{N}]*)*/gu;
const WORD = /\p{L}[\p{L}\p{M}\p{N}]*/gu;

const figuresWritten =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million half twice double ' +
  'dozen first second third';
const FIGURES_WRITTEN = new Set(figuresWritten.split(' '));

/** Words that a sentence may begin with although they name nobody. */
const beginnings =
  'a according after all also although an and any as at because before both but by during each he her his i if in it ' +
  'its later my on one or our she since so some that the their then there these they this those until we when where ' +
  'which while who with you your';
const BEGINNINGS = new Set(beginnings.split(' '));

export const DENIAL =
  /\b(?:not|no|never|none|nobody|nothing|neither|nor|without|refused?|den(?:y|ied|ies)|cannot)\b|n['’]t\b/iu;

/** Units of money and of share, however they are written. */
const units = [
  /\$|dollars?\b|\bcad\b/iu,
  /€|euros?\b/iu,
  /£|pounds?\b/iu,
  /¥|yen\b/iu,
  /%|per ?cent\b/iu,
  /\bcents?\b/iu,
];

/** 90,000.00 and 90000 are the same figure; 3rd and 3 too. */
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
 * Whether a sentence brings no figure, unit of money, name or denial of its own. Figures and units must stand in the
 * quotes; names there or among those who wrote them; and what the quotes do not deny, the sentence does not deny
 * either, nor the other way round: denials are looked for in all of `contexts`, also where only a part is shown.
 */
export const isBornOut = (sentence: string, quotes: string, writers: string[], contexts = quotes): boolean => {
  const figures = figuresIn(quotes);
  const names = new Set(wordsIn(`${quotes} ${writers.join(' ')}`));
  return (
    [...figuresIn(sentence)].every((one) => figures.has(one)) &&
    unitsIn(sentence).every((unit) => unit.test(quotes)) &&
    namesIn(sentence).every((name) => names.has(name)) &&
    DENIAL.test(sentence) === DENIAL.test(contexts)
  );
};
