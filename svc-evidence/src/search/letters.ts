/** What a sign is to the lexer. */
export const SEPARATOR = 1;
const WORD = 2;
/** Scripts that write no spaces between words. */
export const SPACELESS = 3;

const WORD_SIGN = /^[\p{L}\p{N}\p{M}]/u;
const SPACELESS_SIGN =
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

const judge = (sign: string): number => {
  if (!WORD_SIGN.test(sign)) return SEPARATOR;
  return SPACELESS_SIGN.test(sign) ? SPACELESS : WORD;
};

/** The kind of each UTF-16 unit that is a sign by itself, once it was asked for; else 0. A look here saves the question. */
export const kinds = new Uint8Array(65_536);

const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;
const isSecond = (unit: number): boolean => unit >= 0xdc00;

/** The kind of the sign at a place of a text; both halves of a pair are what the pair is. */
export const kindOf = (text: string, at: number): number => {
  const unit = text.charCodeAt(at);
  const known = kinds[unit];
  if (known) return known;
  if (isSurrogate(unit)) return judge(String.fromCodePoint(text.codePointAt(isSecond(unit) ? at - 1 : at) ?? 0));
  const kind = judge(String.fromCharCode(unit));
  kinds[unit] = kind;
  return kind;
};
