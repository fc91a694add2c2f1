import { once } from '../bytes.js';
import { type Parse, type Unit, unreadPart } from '../unit.js';
import { failureOf, Unreadable } from '../unreadable.js';

export interface Attachment {
  filename: string;
  /** Null when the file that carries it cannot hand it out. */
  bytes: Uint8Array | null;
}

export const distinctNames = (): ((filename: string) => string) => {
  const met = new Map<string, number>();
  const distinct = (filename: string): string => {
    const times = (met.get(filename) ?? 0) + 1;
    met.set(filename, times);
    return times === 1 ? filename : distinct(`${filename} (${times})`);
  };
  return distinct;
};

/** A broken attachment does not stop the reading of the file: it is found by its name, and listed as unread. */
export async function* carriedUnits(
  name: string,
  where: string,
  depth: number,
  read: (depth: number) => AsyncIterable<Unit>,
): AsyncIterable<Unit> {
  const placed = (unit: Unit): Unit => ({ ...unit, path: `${where}, attachment ${name}, ${unit.path}` });
  try {
    for await (const unit of read(depth + 1)) yield placed(unit);
  } catch (error) {
    yield placed({ kind: 'page', path: 'not read', text: name });
    yield placed(unreadPart(name, failureOf(error)));
  }
}

export async function* attachmentUnits(
  attachments: Iterable<Attachment> | AsyncIterable<Attachment>,
  where: string,
  depth: number,
  read: Parse,
): AsyncIterable<Unit> {
  const distinct = distinctNames();
  for await (const { filename, bytes } of attachments)
    yield* carriedUnits(distinct(filename), where, depth, (deeper) => {
      if (bytes === null) throw new Unreadable('damaged', 'attachment');
      return read({ filename, bytes: once(bytes), depth: deeper });
    });
}
