/** In characters: a sentence, and a piece of a longer one. */
const [LONGEST, PIECE] = [600, 300];

// Input: at most 100,000 characters (the longest message). A mark ends a sentence before a blank: "38.50" is one number.
const SENTENCES = /[^\n]+?(?:[.!?…]{1,20}["”’)\]]{0,9}(?=\s|$)|[。！？]["”’」』）]*|\n|$)\s*/gu;
/** Cuts at blanks; never inside a surrogate pair. */
const piecesOf = (sentence: string): string[] => {
  const pieces: string[] = [];
  for (let from = 0; from < sentence.length; from += pieces.at(-1)?.length ?? PIECE) {
    const most = sentence.slice(from, from + PIECE);
    const blank = Math.max(most.search(/\s\S*$/), 0);
    const isLast = from + PIECE >= sentence.length;
    const splitsPair = /[\ud800-\udbff]$/.test(most) ? PIECE - 1 : PIECE;
    pieces.push(isLast ? most : most.slice(0, blank > 0 ? blank + 1 : splitsPair));
  }
  return pieces;
};

export const sentencesOf = (text: string): string[] =>
  (text.match(SENTENCES) ?? [text]).flatMap((sentence) =>
    sentence.length > LONGEST ? piecesOf(sentence) : [sentence],
  );
