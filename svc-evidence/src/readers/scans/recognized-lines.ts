/** In pixels from the top left; right and bottom are exclusive. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Word = Omit<Line, 'isClear'>;

export interface Line extends Box {
  text: string;
  /** Mean of its words, 0 to 100. */
  confidence: number;
  /** Print, whose figures can be relied on; handwriting is not. */
  isClear: boolean;
}

export const boxOf = (boxes: Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

const WORD = 5;
const WORDS_START = 11;

/** Measured: print has 94 and more at any tilt; writing by hand 40 to 90, and its figures are wrong below 80. */
const [CLEAR, CLEAR_FIGURE] = [80, 70];

const meanOf = (words: Word[]): number => words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length;

const joined = (words: Word[]): Line => ({
  ...boxOf(words),
  text: words.map(({ text }) => text).join(' '),
  confidence: meanOf(words),
  isClear:
    meanOf(words) >= CLEAR && words.every(({ text, confidence }) => !/\d/.test(text) || confidence >= CLEAR_FIGURE),
});

/** @param tsv level, page, block, paragraph, line, word, left, top, width, height, confidence, text */
export const linesOfTsv = (tsv: string): Line[] => {
  const lines = new Map<string, Word[]>();
  for (const row of tsv.split('\n')) {
    const cells = row.split('\t');
    const [level, , block, paragraph, line, , left = 0, top = 0, width = 0, height = 0, confidence = 0] =
      cells.map(Number);
    const text = cells.slice(WORDS_START).join('\t').trim();
    if (level !== WORD || text === '') continue;
    const key = `${block} ${paragraph} ${line}`;
    const word = { left, top, right: left + width, bottom: top + height, text, confidence };
    lines.set(key, [...(lines.get(key) ?? []), word]);
  }
  return [...lines.values()].map(joined);
};

const overlapOf = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

const HALF = 0.5;
const isSamePlace = (one: Box, other: Box): boolean =>
  overlapOf(one, other) > HALF * Math.min(areaOf(one), areaOf(other));

const LEGIBLE = 60;
/** Both legible: the longer one has not lost a word. */
const isBetter = (one: Line, other: Line): boolean =>
  Math.min(one.confidence, other.confidence) >= LEGIBLE && one.text.length !== other.text.length
    ? one.text.length > other.text.length
    : one.confidence > other.confidence;

/** Lines of two readings of one picture; of lines in the same place the surer and longer one. From top to bottom. */
export const mergeLines = (first: Line[], second: Line[]): Line[] => {
  const kept = first.filter((line) => !second.some((other) => isSamePlace(line, other) && isBetter(other, line)));
  const added = second.filter((line) => !kept.some((other) => isSamePlace(line, other)));
  return [...kept, ...added].toSorted((a, b) => a.top - b.top || a.left - b.left);
};
