import { Parser } from 'htmlparser2';
import { decoded } from '../decode.js';
import { linesOf } from '../lines.js';
import { lookAhead, upTo } from '../look-ahead.js';
import { documentUnits } from '../transcript.js';
import type { Parse } from '../unit.js';
import { htmlChat } from './html-chats.js';
import { mayQuote, QuoteMarks } from './html-quotes.js';
import { shapeOf } from './html-shapes.js';
import { DEEPEST_BLOCK, TooDeep } from './too-deep.js';
import { unreadPictures } from './unread-pictures.js';

/** In characters of a picture within the page: icons have fewer. */
const SMALLEST_PICTURE = 27_000;

const UNSEEN = new Set(['script', 'style', 'head', 'template', 'noscript']);
const BLOCKS = new Set(
  'p div br li tr td th h1 h2 h3 h4 h5 h6 table ul ol section article blockquote pre hr header footer title'.split(' '),
);

// Input: at most 4,096 characters (isXhtml). In XHTML `<script src="x"/>` is whole; in HTML the script follows it.
const XHTML = /<!doctype[^>]{0,200}xhtml|xmlns=["']http:\/\/www\.w3\.org\/1999\/xhtml["']/i;

const isXhtml = (page: string): boolean => XHTML.test(page.slice(0, 4_096));

/** `text` returns the visible text since the last call, a line per block, with quotes marked. */
const seenText = (recognizeSelfClosing: boolean, quotes?: QuoteMarks, onPicture?: () => void) => {
  let [out, unseen, depth, isBegun] = ['', 0, 0, false];
  const endLine = () => {
    out += '\n';
    isBegun = false;
  };
  const add = (text: string) => {
    const begins = !isBegun && quotes?.marks;
    if (begins && text.trim() === '') return;
    out += begins ? begins + text.trimStart() : text;
    isBegun = true;
  };
  const parser = new Parser(
    {
      onopentagname(name) {
        depth += 1;
        if (depth > DEEPEST_BLOCK) throw new TooDeep();
        if (UNSEEN.has(name)) unseen += 1;
        if (BLOCKS.has(name)) endLine();
      },
      ...(quotes && {
        onopentag: (name, attributes) => {
          if (quotes.opened(depth, name, attributes)) endLine();
        },
      }),
      ...(onPicture && {
        onattribute(name, value) {
          if (name === 'src' && value.length > SMALLEST_PICTURE && /^data:image\/(?:jpe?g|png|webp)/i.test(value))
            onPicture();
        },
      }),
      ontext(text) {
        if (unseen === 0) add(text.replace(/[ \t\r\n]+/g, ' '));
      },
      onclosetag(name) {
        if (UNSEEN.has(name)) unseen = Math.max(0, unseen - 1);
        if (quotes?.closed(depth) || BLOCKS.has(name)) endLine();
        depth -= 1;
      },
    },
    { decodeEntities: true, recognizeSelfClosing },
  );
  const text = () => {
    const seen = out.replace(/\n\s*\n+/g, '\n');
    out = '';
    return seen;
  };
  return { parser, text };
};

async function* textOfHtml(
  html: AsyncIterable<string>,
  beginning: string,
  onPicture: () => void,
): AsyncIterable<string> {
  const { parser, text } = seenText(isXhtml(beginning), undefined, onPicture);
  for await (const piece of html) {
    parser.write(piece);
    yield text();
  }
  parser.end();
  yield text();
}

export const textOfMailHtml = (html: string): string => {
  const { parser, text } = seenText(isXhtml(html), mayQuote(html) ? new QuoteMarks() : undefined);
  try {
    parser.end(html);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
  return text().trim();
};

async function* filled(lines: AsyncIterable<string>): AsyncIterable<string> {
  for await (const line of lines) if (line.trim()) yield line.trim();
}

const SAMPLE_IN_CHARACTERS = 200_000;

export const html: Parse = async function* ({ filename, bytes, depth }) {
  const { sample, all } = await lookAhead(decoded(bytes), upTo(SAMPLE_IN_CHARACTERS));
  const beginning = sample.join('');
  const shape = shapeOf(beginning);
  if (shape) return yield* htmlChat(shape, filename, all);
  let hasPictures = false;
  const text = textOfHtml(all, beginning, () => {
    hasPictures = true;
  });
  yield* documentUnits(filename, 'paragraph', filled(linesOf(text)));
  if (hasPictures) yield* unreadPictures(filename, depth);
};
