/** The length of a quotation that is read at a glance. */
const LONGEST = 320;

/** Words as a stemmer leaves them begin like the words they come from. */
const beginningOf = (word: string): string => word.slice(0, Math.max(3, word.length - 2));

/** In how many of the question's words a text has a part. */
export const wordsMet = (text: string, words: string[]): number => {
  const lower = text.toLowerCase();
  return words.filter((word) => lower.includes(beginningOf(word))).length;
};

const sentencesOf = (text: string): string[] => text.match(/[^.!?\n]+(?:[.!?]+["”’)]*|\n|$)\s*/gu) ?? [text];

/** The part of a text that meets most of the question's words: whole sentences where they are not too long. */
export const snippetOf = (text: string, words: string[]): string => {
  const sentences = sentencesOf(text);
  let best = '';
  let most = -1;
  for (let from = 0; from < sentences.length; from += 1) {
    let window = '';
    for (let to = from; to < sentences.length && (window + sentences[to]).length <= LONGEST; to += 1)
      window += sentences[to];
    window ||= (sentences[from] ?? '').slice(0, LONGEST);
    const met = wordsMet(window, words);
    if (met > most) [best, most] = [window, met];
  }
  return best.toWellFormed().trim();
};
