/** Lines of fewer words may say something else than the same words elsewhere: "No", "500". */
const SAYS_THE_SAME = 3;
/** One wrong letter is forgiven for so many: recognition reads "Justice" as "] ustice". */
const LETTERS_PER_ERROR = 20;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const spaced = (text: string): string => ` ${wordsOf(text).join(' ')} `;
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** The fewest insertions, deletions and substitutions that turn a text into some part of another. */
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

/** Whether a long line is a part of a text but for some letters. Figures have to be the same. */
const isNearly = (line: string, known: string): boolean => {
  const [letters, all] = [wordsOf(line).join(''), wordsOf(known).join('')];
  const errors = Math.floor(letters.length / LETTERS_PER_ERROR);
  return errors > 0 && digitsOf(all).includes(digitsOf(letters)) && distanceToPart(letters, all) <= errors;
};

/** What was recognized, without the lines that are known: a stamp whose text can be selected is part of the picture too. */
export const notTwice = (recognized: string, known: string): string => {
  const all = spaced(known);
  const lines = new Set(known.split('\n').map(spaced));
  const isKnown = (line: string): boolean => {
    const words = wordsOf(line).length;
    if (words === 0) return false;
    if (lines.has(spaced(line))) return true;
    return words >= SAYS_THE_SAME && (all.includes(spaced(line)) || isNearly(line, known));
  };
  return recognized
    .split('\n')
    .filter((line) => !isKnown(line))
    .join('\n')
    .trim();
};
