import { Parser } from 'htmlparser2';
import { decoded } from '../decode.js';
import { linesOf } from '../lines.js';
import type { Parse } from '../unit.js';
import { partsOf, span } from './pages.js';

const UNSEEN = new Set(['script', 'style', 'head', 'template', 'noscript']);
const BLOCKS = new Set(
  'p div br li tr td th h1 h2 h3 h4 h5 h6 table ul ol section article blockquote pre hr header footer title'.split(' '),
);

/** The text of HTML as a person would see it, piece by piece; each block on a line of its own. */
export async function* textOfHtml(html: AsyncIterable<string> | Iterable<string>): AsyncIterable<string> {
  let [out, unseen] = ['', 0];
  const parser = new Parser(
    {
      onopentagname(name) {
        if (UNSEEN.has(name)) unseen += 1;
        if (BLOCKS.has(name)) out += '\n';
      },
      ontext(text) {
        if (unseen === 0) out += text.replace(/[ \t\r\n]+/g, ' ');
      },
      onclosetag(name) {
        if (UNSEEN.has(name)) unseen = Math.max(0, unseen - 1);
        if (BLOCKS.has(name)) out += '\n';
      },
    },
    { decodeEntities: true },
  );
  for await (const piece of html) {
    parser.write(piece);
    yield out.replace(/\n\s*\n+/g, '\n');
    out = '';
  }
  parser.end();
  yield out;
}

/** HTML in memory, a mail's body for one. */
export const textOfHtmlWhole = async (html: string): Promise<string> => {
  const pieces: string[] = [];
  for await (const piece of textOfHtml([html])) pieces.push(piece);
  return pieces.join('').trim();
};

async function* filled(lines: AsyncIterable<string>): AsyncIterable<string> {
  for await (const line of lines) if (line.trim()) yield line.trim();
}

/** An HTML page in parts of its visible text. */
export const html: Parse = async function* ({ bytes }) {
  yield* partsOf(filled(linesOf(textOfHtml(decoded(bytes)))), span('paragraph'));
};
