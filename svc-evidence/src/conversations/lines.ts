/** A longer line is handed on in pieces of this many characters, so that no file can fill the memory with one. */
export const LONGEST_LINE = 16_384;

/** The lines of a text. */
export async function* linesOf(text: AsyncIterable<string>): AsyncIterable<string> {
  let open = '';
  for await (const piece of text) {
    const lines = (open + piece).split(/\r\n|\n|\r(?!$)/);
    open = lines.pop() ?? '';
    for (const line of lines) yield* piecesOf(line);
    while (open.length > LONGEST_LINE) {
      yield open.slice(0, LONGEST_LINE);
      open = open.slice(LONGEST_LINE);
    }
  }
  if (open) yield open;
}

function* piecesOf(line: string): Iterable<string> {
  for (let from = 0; from === 0 || from < line.length; from += LONGEST_LINE)
    yield line.slice(from, from + LONGEST_LINE);
}
