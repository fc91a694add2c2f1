import type { ItemRow } from './item.entity.js';

/** What the database counts of a sealed item: its size, and values that the division of property needs. */
export const countedIn = ({ kind, content }: Pick<ItemRow, 'kind' | 'content'>) => ({
  bytes: Buffer.byteLength(JSON.stringify(content)),
  missingValues: kind === 'income' ? 0 : missingIn(content),
});

const missingIn = (content: object): number => {
  const read = (name: string): unknown => Reflect.get(content, name) ?? null;
  const isHome = read('isMatrimonialHome') ?? read('isForMatrimonialHome') ?? false;
  return Number(read('atSeparation') === null) + Number(read('atMarriage') === null && !isHome);
};
