/** Words that STYLE.md replaces, refused in comments, test titles and exported names. */
const WORDS = [
  'stand|stands|stood',
  'tell|tells|told',
  'say|says|said',
  'speak|speaks|spoke|spoken',
  'hear|hears|heard',
  'know|knows|knew',
  'goes|went',
  'lie|lies|lay',
  'nobody|somebody|whoever|whichever',
  'anew|beside|besides',
].join('|');

const PHRASES = ['by itself', 'by themselves', 'of its own', 'of their own', 'for good', 'as it were', 'whose turn'];

// Input: at most 2,000 characters (a line of a comment or a test title).
const IDIOM = new RegExp(`\\b(?:${WORDS}|${PHRASES.join('|').replaceAll(' ', '\\s+')})\\b`, 'gi');

/** The idioms in a text, in its order. */
export const idiomsIn = (text: string): string[] => text.match(IDIOM) ?? [];

/** The words of an identifier, apart: `rowsInIt` -> `rows In It`. */
export const wordsOf = (identifier: string): string =>
  identifier.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').replaceAll('_', ' ');
