import { decodeWords } from 'postal-mime';

/** By lower-case name. Of duplicates the first non-empty one. */
export type Headers = Map<string, string>;

export interface Parametered {
  value: string;
  parameters: Map<string, string>;
}

const PARAMETER = /;\s*([^\s=;]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;]*)/g;

const HEADER = /^([!-9;-~]+)[ \t]*:(.*)$/s;

const western = new TextDecoder('windows-1252');

export const headersOf = (block: Buffer): Headers => {
  const utf8 = block.toString('utf8');
  const written = utf8.includes('\ufffd') ? western.decode(block) : utf8;
  const headers: Headers = new Map();
  let last = '';
  for (const line of written.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, given, value = ''] = HEADER.exec(line) ?? [];
    const name = given?.toLowerCase();
    // A continuation line that lost its indentation.
    if (name === undefined) headers.set(last, `${headers.get(last) ?? ''} ${line}`.trim());
    else if (!headers.get(name)) headers.set(name, value.trim());
    last = name ?? last;
  }
  headers.delete('');
  return headers;
};

const unquoted = (value: string): string =>
  value.startsWith('"') ? value.replace(/^"|"\s*$/g, '').replace(/\\(.)/g, '$1') : value.trim();

/** RFC 2231: `utf-8''r%C3%A9sum%C3%A9.pdf`; an unknown charset is detected. */
const percentDecoded = (value: string): string => {
  const bytes = value
    .replace(/^[^']*'[^']*'/, '')
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const utf8 = Buffer.from(bytes, 'latin1').toString('utf8');
  return utf8.includes('\ufffd') ? bytes : utf8;
};

/** Joins parameters in pieces (RFC 2231). */
export const parametered = (header = ''): Parametered => {
  if (!header.includes(';')) return { value: header.trim().toLowerCase(), parameters: new Map() };
  const pieces = new Map<string, string>();
  const encoded = new Set<string>();
  for (const [, written = '', value = ''] of header.matchAll(PARAMETER)) {
    const name = written.toLowerCase().split('*', 1)[0] ?? '';
    if (written.endsWith('*')) encoded.add(name);
    pieces.set(name, (pieces.get(name) ?? '') + unquoted(value));
  }
  const parameters = new Map(
    [...pieces].map(([name, value]) => [name, encoded.has(name) ? percentDecoded(value) : wordsOf(value)]),
  );
  return { value: header.replace(/;.*$/s, '').trim().toLowerCase(), parameters };
};

const QUOTED_WORD = /=\?([^?\s]+)\?q\?([^?\r\n]*)\?=/gi;

const NEIGHBOURS = /=\?([^?\s]+)\?([bq])\?([^?\s]*)\?=(?:\s+=\?\1\?\2\?[^?\s]*\?=)+/gi;
const TEXT_OF_WORD = /\?[bq]\?([^?\s]*)\?=/gi;

/** Some programs cut a character between two encoded words: their bytes are joined before they are decoded. */
const joinedWords = (header: string): string =>
  header.replace(NEIGHBOURS, (words, charset: string, encoding: string) => {
    const texts = Array.from(words.matchAll(TEXT_OF_WORD), ([, text = '']) => text);
    if (encoding.toLowerCase() === 'q') return `=?${charset}?Q?${texts.join('')}?=`;
    const bytes = Buffer.concat(texts.map((text) => Buffer.from(text, 'base64')));
    return `=?${charset}?B?${bytes.toString('base64')}?=`;
  });

/** Some programs leave blanks in encoded words, against RFC 2047. */
export const wordsOf = (header: string): string =>
  decodeWords(
    joinedWords(header).replace(
      QUOTED_WORD,
      (_, charset: string, text: string) => `=?${charset}?Q?${text.replaceAll(' ', '_')}?=`,
    ),
  );
