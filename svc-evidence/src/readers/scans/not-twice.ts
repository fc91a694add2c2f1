/** Lines of fewer words may say something else than the same words elsewhere: "No", "500". */
const SAYS_THE_SAME = 3;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const spaced = (text: string): string => ` ${wordsOf(text).join(' ')} `;

/** What was recognized, without the lines that are known: a stamp whose text can be selected is a part of the picture, too. */
export const notTwice = (recognized: string, known: string): string => {
  const all = spaced(known);
  const lines = new Set(known.split('\n').map(spaced));
  const isKnown = (line: string): boolean => {
    const words = wordsOf(line).length;
    return words > 0 && (lines.has(spaced(line)) || (words >= SAYS_THE_SAME && all.includes(spaced(line))));
  };
  return recognized
    .split('\n')
    .filter((line) => !isKnown(line))
    .join('\n')
    .trim();
};
