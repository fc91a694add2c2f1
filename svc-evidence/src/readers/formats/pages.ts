import type { Page } from '../unit.js';

/** In characters; about one embedding. */
const PAGE_LENGTH = 1_200;

export async function* inPages(
  lines: AsyncIterable<string> | Iterable<string>,
  name: (first: number, last: number) => string,
): AsyncIterable<Page> {
  let [open, first, current]: [string[], number, number] = [[], 1, 0];
  let length = 0;
  const close = (last: number): Page[] => {
    const text = open.join('\n').trim();
    const path = name(first, last);
    [open, first, length] = [[], last + 1, 0];
    return text ? [{ kind: 'page', path, text }] : [];
  };
  for await (const line of lines) {
    if (length > 0 && length + line.length > PAGE_LENGTH) yield* close(current);
    current += 1;
    for (const piece of piecesOf(line)) {
      if (length > 0 && length + piece.length > PAGE_LENGTH) yield* close(current);
      open.push(piece);
      length += piece.length + 1;
    }
    first = Math.min(first, current);
  }
  yield* close(current);
}

export const piecesOf = (text: string): string[] => {
  if (text.length <= PAGE_LENGTH) return [text];
  return text.match(new RegExp(`[\\s\\S]{1,${PAGE_LENGTH}}(?:\\s|$)|[\\s\\S]{1,${PAGE_LENGTH}}`, 'gu')) ?? [];
};

export const span = (what: string) => (first: number, last: number) =>
  first === last ? `${what} ${first}` : `${what}s ${first} to ${last}`;
