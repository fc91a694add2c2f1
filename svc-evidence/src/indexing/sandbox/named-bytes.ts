const NEWLINE = 10;

/** The name is sent in the stream: arguments are visible to every user of the machine. */
export async function* prependName(filename: string, bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  yield Buffer.from(`${JSON.stringify(filename)}\n`);
  yield* bytes;
}

export const splitName = async (
  input: AsyncIterable<Uint8Array>,
): Promise<{ filename: string; bytes: AsyncIterable<Uint8Array> }> => {
  const reader = input[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (!head.includes(NEWLINE)) {
    const { value, done } = await reader.next();
    if (done) throw new Error('the file came without its name');
    head = Buffer.concat([head, value]);
  }
  const end = head.indexOf(NEWLINE);
  return { filename: String(JSON.parse(head.toString('utf8', 0, end))), bytes: rest(head.subarray(end + 1), reader) };
};

async function* rest(first: Uint8Array, reader: AsyncIterator<Uint8Array>): AsyncIterable<Uint8Array> {
  if (first.length > 0) yield first;
  for (let next = await reader.next(); !next.done; next = await reader.next()) yield next.value;
}
