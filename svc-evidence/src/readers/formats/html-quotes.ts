type Attributes = Record<string, string>;

/** Every quoting mail has one of these. */
const SIGNS = /<blockquote|gmail_attr|moz-cite-prefix|yahoo_quoted|divRplyFwdMsg/i;

export const mayQuote = (html: string): boolean => SIGNS.test(html);

/** Styles that Gmail and Outlook give to an indented paragraph. */
const SET_IN = /border: ?none; ?padding: ?0/;
/** Introductions and quotes of Thunderbird and Yahoo. */
const CLASSES = /\b(?:moz-cite-prefix|yahoo_quoted)\b/;
const GMAIL_INTRODUCES = /\bgmail_attr\b/;
const GMAIL_QUOTES = /\bgmail_quote\b/;
/** Outlook marks the beginning of a quote, not its end. */
const BEGINS = 'divRplyFwdMsg';

const DEEPEST = 5;

interface Quote {
  end: number;
  introduced?: number;
}

/** Follows the elements of a mail; `marks` is the prefix of each line of a quote, as in plain text. */
export class QuoteMarks {
  marks = '';
  private readonly open: Quote[] = [];

  opened(depth: number, tag: string, { id, class: classes = '', style = '' }: Attributes): boolean {
    const isBlock = tag === 'blockquote' && !SET_IN.test(style);
    const introduces = GMAIL_INTRODUCES.test(classes);
    // For a reply Gmail puts a block next to its introduction, for a forwarded mail none.
    const isNextToIntroduction = this.open.at(-1)?.introduced === depth;
    if (isNextToIntroduction && (introduces || (isBlock && GMAIL_QUOTES.test(classes)))) this.open.pop();
    if (introduces) this.open.push({ end: depth - 1, introduced: depth });
    else if (id === BEGINS) this.open.push({ end: 0 });
    else if (isBlock || CLASSES.test(classes)) this.open.push({ end: depth });
    else return false;
    return this.changed();
  }

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
