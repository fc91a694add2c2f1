/** In characters; longer lines are split, so that memory is bounded. */
export const LONGEST_LINE = 16_384;

const endOf = (text: string, from: number): number => {
  const end = from + LONGEST_LINE;
  return end < text.length && (text.codePointAt(end - 1) ?? 0) > 0xffff ? end - 1 : end;
};

export async function* linesOf(text: AsyncIterable<string>): AsyncIterable<string> {
  let open = '';
  for await (const piece of text) {
    const lines = (open + piece).split(/\r\n|\n|\r(?!$)/);
    open = lines.pop() ?? '';
    for (const line of lines) yield* piecesOf(line);
    while (open.length > LONGEST_LINE) {
      const end = endOf(open, 0);
      yield open.slice(0, end);
      open = open.slice(end);
    }
  }
  if (open) yield open;
}

function* piecesOf(line: string): Iterable<string> {
  if (line === '') yield line;
  for (let from = 0; from < line.length; ) {
    const end = endOf(line, from);
    yield line.slice(from, end);
    from = end;
  }
}
