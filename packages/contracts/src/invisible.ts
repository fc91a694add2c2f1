/** Joiners shape letters of these scripts (UAX #31, table 4, and the scripts whose letters join). */
const JOINED = [
  'Arabic',
  'Syriac',
  'Mongolian',
  'Nko',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Khmer',
  'Myanmar',
  'Tibetan',
]
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');

/** What a script or an emoji needs of the characters that cannot be seen. */
const NEEDED = [
  String.raw`[\t\n\r]`,
  // Between letters that join, and between the pictures of one emoji.
  `(?<=[${JOINED}])[\\u200c\\u200d]`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
  // The form of the character before.
  String.raw`(?<=[\p{L}\p{S}\p{Emoji}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
].join('|');

const UNSEEN = String.raw`[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]`;

const INVISIBLE = new RegExp(`${NEEDED}|(${UNSEEN})`, 'gu');
/** A name that a sentence of ours isolates: its words come back when a sentence is rewritten. */
const ISOLATED = /\u2068([^\u2066-\u2069]*)\u2069/gu;
const MARKS = /[\u061c\u200e\u200f]/gu;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * True when the text has a control or format character that its scripts do not need: an override of the direction, a
 * joiner between Latin letters, a space without width. Such a text reads as another than it is.
 * Source: UTS #39 (hidden characters), UAX #9, UAX #31.
 */
export const hasInvisible = (text: string): boolean => {
  const plain = text.replaceAll(ISOLATED, '$1');
  const shown = RIGHT_TO_LEFT.test(plain) ? plain.replaceAll(MARKS, '') : plain;
  return [...shown.matchAll(INVISIBLE)].some(([, unseen]) => unseen !== undefined);
};

/** The text without these characters. */
export const withoutInvisible = (text: string): string =>
  text.replaceAll(INVISIBLE, (found, unseen?: string) => (unseen === undefined ? found : ''));
