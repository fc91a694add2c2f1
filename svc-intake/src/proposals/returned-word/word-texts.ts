import type { WordParagraph } from './word-paragraphs.js';

/** Spaces, quotation marks and ".00" as people and Word write them. */
export const normalized = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/(\$[\d,]+)\.00\b/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();

const textOf = (paragraph: WordParagraph, without: 'added' | 'removed'): string =>
  paragraph.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('');
export const before = (paragraph: WordParagraph): string => textOf(paragraph, 'added');
export const after = (paragraph: WordParagraph): string => textOf(paragraph, 'removed');
