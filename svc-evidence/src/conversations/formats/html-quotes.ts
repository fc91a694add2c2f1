type Attributes = Record<string, string>;

/** No mail quotes without one of them. */
const SIGNS = /<blockquote|gmail_attr|moz-cite-prefix|yahoo_quoted|divRplyFwdMsg/i;

export const mayQuote = (html: string): boolean => SIGNS.test(html);

/** What Gmail and Outlook make of a paragraph that its writer set in. */
const SET_IN = /border: ?none; ?padding: ?0/;
/** Of what introduces a quote, and of what is one. */
const CLASSES = /\b(?:gmail_attr|moz-cite-prefix|yahoo_quoted)\b/;
/** Outlook puts it where the quote begins, and nothing where it ends. */
const BEGINS = 'divRplyFwdMsg';

/** Deeper quotes look alike. */
const DEEPEST = 5;

/** Follows the elements of a mail; `marks` is what stands before each line of a quote, as in a mail in plain text. */
export class QuoteMarks {
  marks = '';
  private readonly open: number[] = [];

  /** Whether a quote begins with the element of this depth. */
  opened(depth: number, tag: string, { id, class: classes = '', style = '' }: Attributes): boolean {
    const isQuote = (tag === 'blockquote' && !SET_IN.test(style)) || CLASSES.test(classes) || id === BEGINS;
    if (isQuote) this.open.push(id === BEGINS ? 0 : depth);
    return this.changed(isQuote);
  }

  /** Whether a quote ends with the element of this depth. */
  closed(depth: number): boolean {
    const isQuote = this.open.at(-1) === depth;
    if (isQuote) this.open.pop();
    return this.changed(isQuote);
  }

  private changed(isChanged: boolean): boolean {
    if (isChanged) this.marks = '> '.repeat(Math.min(this.open.length, DEEPEST));
    return isChanged;
  }
}
