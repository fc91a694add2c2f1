type Attributes = Record<string, string>;

/** No mail quotes without one of them. */
const SIGNS = /<blockquote|gmail_attr|moz-cite-prefix|yahoo_quoted|divRplyFwdMsg/i;

export const mayQuote = (html: string): boolean => SIGNS.test(html);

/** What Gmail and Outlook make of a paragraph that its writer set in. */
const SET_IN = /border: ?none; ?padding: ?0/;
/** Of what introduces a quote, and of what is one. */
const CLASSES = /\b(?:moz-cite-prefix|yahoo_quoted)\b/;
/** What Gmail writes above a quote. */
const GMAIL_INTRODUCES = /\bgmail_attr\b/;
const GMAIL_QUOTES = /\bgmail_quote\b/;
/** Outlook puts it where the quote begins, and nothing where it ends. */
const BEGINS = 'divRplyFwdMsg';

/** Deeper quotes look alike. */
const DEEPEST = 5;

interface Quote {
  /** The depth of the element with which it ends. */
  end: number;
  /** The depth of what introduces it, until it is known how far it goes. */
  introduced?: number;
}

/** Follows the elements of a mail; `marks` is what stands before each line of a quote, as in a mail in plain text. */
export class QuoteMarks {
  marks = '';
  private readonly open: Quote[] = [];

  /** Whether a quote begins with the element of this depth. */
  opened(depth: number, tag: string, { id, class: classes = '', style = '' }: Attributes): boolean {
    const isBlock = tag === 'blockquote' && !SET_IN.test(style);
    const introduces = GMAIL_INTRODUCES.test(classes);
    // Beside its introduction Gmail sets a block to what is answered, and none to what is forwarded.
    const isBeside = this.open.at(-1)?.introduced === depth;
    if (isBeside && (introduces || (isBlock && GMAIL_QUOTES.test(classes)))) this.open.pop();
    if (introduces) this.open.push({ end: depth - 1, introduced: depth });
    else if (id === BEGINS) this.open.push({ end: 0 });
    else if (isBlock || CLASSES.test(classes)) this.open.push({ end: depth });
    else return false;
    return this.changed();
  }

  /** Whether a quote ends with the element of this depth. */
  closed(depth: number): boolean {
    const before = this.open.length;
    while (this.open.at(-1)?.end === depth) this.open.pop();
    return this.open.length < before && this.changed();
  }

  private changed(): boolean {
    this.marks = '> '.repeat(Math.min(this.open.length, DEEPEST));
    return true;
  }
}
