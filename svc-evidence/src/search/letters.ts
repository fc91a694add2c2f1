export const SEPARATOR = 1;
export const WORD = 2;
/** Scripts without spaces between words. */
export const SPACELESS = 3;
/** An emoji: a separate word. */
export const PICTURE = 4;
/** Continues a word and begins none. */
export const MARK = 5;
/** Soft hyphens, joiners, variation selectors: ignored. */
export const UNSEEN = 6;

export const UNSEEN_SIGNS = /[\p{Cf}\p{VS}]/gu;
const UNSEEN_SIGN = /^[\p{Cf}\p{VS}]/u;
const WORD_SIGN = /^[\p{L}\p{N}\p{M}]/u;
const SPACELESS_SIGN =
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;
const MARK_SIGN = /^\p{M}/u;
const PICTURE_SIGN = /^\p{Extended_Pictographic}/u;

const judge = (sign: string): number => {
  if (UNSEEN_SIGN.test(sign)) return UNSEEN;
  if (!WORD_SIGN.test(sign)) return PICTURE_SIGN.test(sign) ? PICTURE : SEPARATOR;
  if (SPACELESS_SIGN.test(sign)) return SPACELESS;
  return MARK_SIGN.test(sign) ? MARK : WORD;
};

/** Cache by UTF-16 unit; 0 is unknown. */
export const kinds = new Uint8Array(65_536);

const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;
const isSecond = (unit: number): boolean => unit >= 0xdc00;

/** Both halves of a surrogate pair have the pair's kind. */
export const kindOf = (text: string, at: number): number => {
  const unit = text.charCodeAt(at);
  const known = kinds[unit];
  if (known) return known;
  if (isSurrogate(unit)) return judge(String.fromCodePoint(text.codePointAt(isSecond(unit) ? at - 1 : at) ?? 0));
  const kind = judge(String.fromCharCode(unit));
  kinds[unit] = kind;
  return kind;
};
