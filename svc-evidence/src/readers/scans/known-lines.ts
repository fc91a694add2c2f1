/** In words: shorter lines ("No", "500") may differ in meaning. */
const FEWEST_WORDS = 3;
/** One wrong letter in 20: recognition reads "Justice" as "] ustice". */
const LETTERS_PER_ERROR = 20;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const spaced = (text: string): string => ` ${wordsOf(text).join(' ')} `;
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Edit distance of a text to the nearest part of another. */
const distanceToPart = (text: string, whole: string): number => {
  let above = new Array<number>(whole.length + 1).fill(0);
  for (const [row, letter] of [...text].entries()) {
    const current = [row + 1];
    for (let column = 1; column <= whole.length; column += 1) {
      const substituted = (above[column - 1] ?? 0) + (whole[column - 1] === letter ? 0 : 1);
      current.push(Math.min(substituted, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    above = current;
  }
  return Math.min(...above);
};

const isNearly = (line: string, known: string): boolean => {
  const [letters, all] = [wordsOf(line).join(''), wordsOf(known).join('')];
  const errors = Math.floor(letters.length / LETTERS_PER_ERROR);
  return errors > 0 && digitsOf(all).includes(digitsOf(letters)) && distanceToPart(letters, all) <= errors;
};

/** Drops recognized lines whose text is selectable on the same page, such as stamps. */
export const withoutKnownLines = (recognized: string, known: string): string => {
  const all = spaced(known);
  const lines = new Set(known.split('\n').map(spaced));
  const isKnown = (line: string): boolean => {
    const words = wordsOf(line).length;
    if (words === 0) return false;
    if (lines.has(spaced(line))) return true;
    return words >= FEWEST_WORDS && (all.includes(spaced(line)) || isNearly(line, known));
  };
  return recognized
    .split('\n')
    .filter((line) => !isKnown(line))
    .join('\n')
    .trim();
};
