/** Enough of a window to know what it is about; the model was trained on no more. */
const LONGEST_IN_TOKENS = 256;
const LONGEST_WORD = 100;

const PIECES =
  /[\p{P}\p{S}]|[\u4e00-\u9fff\u3400-\u4dbf\uf900-\ufaff]|[^\s\p{P}\p{S}\u4e00-\u9fff\u3400-\u4dbf\uf900-\ufaff]+/gu;

/** Turns text into the numbers of BERT's uncased word pieces. */
export class Tokenizer {
  private readonly vocabulary: ReadonlyMap<string, number>;
  private readonly start: number;
  private readonly end: number;
  private readonly unknown: number;

  constructor(vocabulary: ReadonlyMap<string, number>) {
    this.vocabulary = vocabulary;
    this.start = this.numberOf('[CLS]');
    this.end = this.numberOf('[SEP]');
    this.unknown = this.numberOf('[UNK]');
  }

  encode(text: string): number[] {
    const plain = text
      .slice(0, 8_192)
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\p{Mn}\p{Cf}]|\p{Cc}(?<![\n\t\r])/gu, '');
    const tokens = [this.start];
    for (const [word] of plain.matchAll(PIECES)) {
      if (tokens.length >= LONGEST_IN_TOKENS - 1) break;
      tokens.push(...this.piecesOf(word));
    }
    return [...tokens.slice(0, LONGEST_IN_TOKENS - 1), this.end];
  }

  /** The longest known piece first, then the longest that continues it. */
  private piecesOf(word: string): number[] {
    if (word.length > LONGEST_WORD) return [this.unknown];
    const pieces: number[] = [];
    for (let from = 0; from < word.length; ) {
      let to = word.length;
      let found: number | undefined;
      for (; to > from && found === undefined; to -= 1) {
        found = this.vocabulary.get((from > 0 ? '##' : '') + word.slice(from, to));
      }
      if (found === undefined) return [this.unknown];
      pieces.push(found);
      from = to + 1;
    }
    return pieces;
  }

  private numberOf(token: string): number {
    const number = this.vocabulary.get(token);
    if (number === undefined) throw new Error(`the vocabulary lacks ${token}`);
    return number;
  }
}
