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

/** The first lines of a text, about as many as named, and all of its lines. */
export const sampledLines = async (
  lines: AsyncIterable<string>,
  most: { lines: number; characters: number },
): Promise<{ sample: string[]; lines: AsyncIterable<string> }> => {
  const reader = lines[Symbol.asyncIterator]();
  const sample: string[] = [];
  let size = 0;
  for (let next = await reader.next(); !next.done; next = await reader.next()) {
    sample.push(next.value);
    size += next.value.length;
    if (sample.length >= most.lines || size > most.characters) break;
  }
  async function* again(): AsyncIterable<string> {
    yield* sample;
    for (let next = await reader.next(); !next.done; next = await reader.next()) yield next.value;
  }
  return { sample, lines: again() };
};
