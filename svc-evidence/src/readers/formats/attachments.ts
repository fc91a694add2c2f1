import type { ReadingProblem } from '@evenhand/wording/evidence-reading';
import { once } from '../bytes.js';
import { type Parse, type Unit, unreadPart } from '../unit.js';

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

/** A broken attachment does not stop the reading of the file. */
export async function* carriedUnits(
  name: string,
  where: string,
  depth: number,
  read: (depth: number) => AsyncIterable<Unit>,
): AsyncIterable<Unit> {
  try {
    for await (const unit of read(depth + 1)) yield { ...unit, path: `${where}, attachment ${name}, ${unit.path}` };
  } catch {
    // Damaged, locked or unsupported.
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
    yield* carriedUnits(distinct(filename), where, depth, (deeper) =>
      bytes === null ? lost(filename) : read({ filename, bytes: once(bytes), depth: deeper }),
    );
}

/** What a file names and cannot hand out: it is found by its name, and listed as unread. */
export async function* lost(filename: string, code: ReadingProblem = 'damaged'): AsyncIterable<Unit> {
  yield { kind: 'page', path: 'not read', text: filename };
  yield unreadPart(filename, { code });
}
