import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

/** One line of the ledger: `2026-11-26T10:00:00.000Z case 0b9c…`. */
const Line = z.union([
  z.tuple([z.iso.datetime(), z.enum(['case', 'person', 'key']), z.uuid()]),
  // A person without an account: a case, and the sealed address.
  z.tuple([z.iso.datetime(), z.literal('guest'), z.string().regex(/^[0-9a-f-]{36}\/a1\.[\w-]+$/)]),
]);

export interface ErasedId {
  at: string;
  kind: z.infer<typeof Line>[1];
  id: string;
}

/**
 * Ids of everything that was erased, in a file that is only appended to and is in no backup of the stores: a restored
 * backup applies it before it serves.
 */
export class ErasureLedger {
  constructor(private readonly file: string) {}

  /** Durable once it returns. An id that is listed is not added again, except that of a guest, who can come back. */
  append(added: readonly ErasedId[]): void {
    const listed = new Set(this.read().flatMap(({ kind, id }) => (kind === 'guest' ? [] : id)));
    const lines = added.filter(({ id }) => !listed.has(id)).map(({ at, kind, id }) => `${at} ${kind} ${id}\n`);
    if (lines.length === 0) return;
    mkdirSync(dirname(this.file), { recursive: true, mode: 0o700 });
    const opened = openSync(this.file, 'a', 0o600);
    try {
      // A crash may have cut the last line short.
      writeSync(opened, `${this.endsInLine() ? '' : '\n'}${lines.join('')}`);
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
  }

  /** Oldest first; a line that a crash cut short is not an id. */
  read(): ErasedId[] {
    return this.text()
      .split('\n')
      .flatMap((line) => {
        const parsed = Line.safeParse(line.split(' '));
        return parsed.success ? [{ at: parsed.data[0], kind: parsed.data[1], id: parsed.data[2] }] : [];
      });
  }

  private endsInLine(): boolean {
    const text = this.text();
    return text === '' || text.endsWith('\n');
  }

  private text(): string {
    return existsSync(this.file) ? readFileSync(this.file, 'utf8') : '';
  }
}
