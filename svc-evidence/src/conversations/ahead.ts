/** Looks ahead until `enough` says so; answers what it saw, and everything from the beginning. */
export const lookAhead = async <T>(
  all: AsyncIterable<T>,
  enough: (seen: T) => boolean,
): Promise<{ sample: T[]; all: AsyncIterable<T> }> => {
  const reader = all[Symbol.asyncIterator]();
  const sample: T[] = [];
  for (let next = await reader.next(); !next.done; next = await reader.next()) {
    sample.push(next.value);
    if (enough(next.value)) break;
  }
  async function* again(): AsyncIterable<T> {
    yield* sample;
    for (let next = await reader.next(); !next.done; next = await reader.next()) yield next.value;
  }
  return { sample, all: again() };
};

/** For {@link lookAhead}: so many characters are enough. */
export const charactersUpTo = (most: number): ((text: string) => boolean) => {
  let seen = 0;
  return (text) => {
    seen += text.length;
    return seen > most;
  };
};
