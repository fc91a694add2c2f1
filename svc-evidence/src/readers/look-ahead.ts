interface Ahead<T> {
  sample: T[];
  rest: AsyncIterable<T>;
  all: AsyncIterable<T>;
}

/** Reads until `enough` holds; returns what it read, the rest, and both joined. */
export const lookAhead = async <T>(stream: AsyncIterable<T>, enough: (seen: T) => boolean): Promise<Ahead<T>> => {
  const reader = stream[Symbol.asyncIterator]();
  const sample: T[] = [];
  for (let next = await reader.next(); !next.done; next = await reader.next()) {
    sample.push(next.value);
    if (enough(next.value)) break;
  }
  const rest = { [Symbol.asyncIterator]: () => reader };
  return { sample, rest, all: continued(sample, rest) };
};

export async function* continued<T>(first: T[], rest: AsyncIterable<T>): AsyncIterable<T> {
  yield* first;
  for await (const next of rest) yield next;
}

export const upTo = (most: number): ((piece: { length: number }) => boolean) => {
  let seen = 0;
  return (piece) => {
    seen += piece.length;
    return seen >= most;
  };
};
