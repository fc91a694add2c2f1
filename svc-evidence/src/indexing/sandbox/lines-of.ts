import type { Readable } from 'node:stream';

/** Whole lines; ends where a line exceeds the limit. Readline loses lines when its stream ends before a slow reader. */
export async function* linesOf(stream: Readable, longest: number): AsyncIterable<string> {
  let begun: string[] = [];
  let length = 0;
  for await (const piece of stream.setEncoding('utf8')) {
    let from = 0;
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', from)) {
      begun.push(piece.slice(from, end));
      yield begun.join('');
      [begun, length] = [[], 0];
      from = end + 1;
    }
    begun.push(piece.slice(from));
    length += piece.length - from;
    if (length > longest) return;
  }
}
