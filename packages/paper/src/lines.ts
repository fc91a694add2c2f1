/** The width of a text in points, in the font and size of its paragraph. */
type Measure = (text: string) => number;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Where a line may end: after a space, a dash or the hyphen of a word, and between ideographs and syllables. */
const MAY_BREAK =
  /(?<=[ \u2013\u2014\u200b])(?=[^ ])|(?<=\p{L}-)(?=\p{L})|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])/u;

/**
 * Breaks a text into the lines that fit a width. A line break in the text is kept; a piece without
 * a place to break that does not fit (a hash, a name of two hundred letters) is broken between characters.
 */
export function linesOf(text: string, width: number, measure: Measure): string[] {
  return text.split(/\r\n|\r|\n/).flatMap((paragraph) => fill(paragraph, width, measure));
}

function fill(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of piecesOf(paragraph, width, measure)) {
    if (line !== '' && used + bareWidth(piece, measure) > width) {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    }
    line += piece;
    used += measure(piece);
  }
  return [...lines, line.trimEnd()];
}

/** Without trailing spaces, which may exceed the edge. */
function bareWidth(piece: string, measure: Measure): number {
  const spaces = piece.length - piece.trimEnd().length;
  return measure(piece) - spaces * measure(' ');
}

function piecesOf(paragraph: string, width: number, measure: Measure): string[] {
  return paragraph
    .split(MAY_BREAK)
    .flatMap((piece) => (bareWidth(piece, measure) > width ? chop(piece, width, measure) : [piece]));
}

function chop(piece: string, width: number, measure: Measure): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of graphemes.segment(piece)) {
    if (part !== '' && measure(part + segment) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}
