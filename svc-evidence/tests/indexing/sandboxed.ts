import { parseInChild, usualLimits } from '../../src/indexing/sandbox/parse-in-child.js';
import type { TextUnit } from '../../src/readers/unit.js';

export const MEGABYTE = 1_048_576;

export async function* once(bytes: Buffer | string) {
  yield Buffer.from(bytes);
}

export async function* repeated(piece: Buffer | string, times: number, first = '') {
  if (first) yield Buffer.from(first);
  for (let count = 0; count < times; count += 1) yield Buffer.from(piece);
}

export const read = async (filename: string, bytes: AsyncIterable<Uint8Array>, limits = {}): Promise<TextUnit[]> => {
  const units: TextUnit[] = [];
  for await (const unit of parseInChild(filename, bytes, { ...usualLimits, ...limits }))
    if (unit.kind !== 'unread') units.push(unit);
  return units;
};

export const textOf = (units: TextUnit[]): string => units.map(({ text }) => text).join('\n');
