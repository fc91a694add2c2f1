import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { Sealer } from '../sealing/sealer.js';

export interface RepeatableCall {
  caller: string;
  key: string;
  /** Method, path and body as JSON with sorted fields. */
  request: string;
}

const Row = z.object({
  caller: z.string(),
  key: z.string(),
  request_hash: z.string(),
  sealed: z.instanceof(Buffer).nullable(),
  /** In clear in rows of an earlier release, which live for a day. */
  answer: z.json(),
});
type Row = z.infer<typeof Row>;

const contextOf = ({ caller, key }: { caller: string; key: string }) => `answer ${JSON.stringify([caller, key])}`;

/** Bounds what is in memory. */
const PAGE = 200;

/** The service's table of first answers: encrypted, as an answer may hold what a person wrote. Kept for a day. */
@Injectable()
export class SealedAnswers {
  constructor(private readonly sealer: Sealer) {}

  /** Undefined for a call that was not answered; `isSame` is false when the key came with another request. */
  async find(manager: EntityManager, call: RepeatableCall): Promise<{ isSame: boolean; answer: unknown } | undefined> {
    const find = 'select * from idempotency where caller = $1 and key = $2';
    const [row] = Row.array().parse(await manager.query(find, [call.caller, call.key]));
    if (!row) return undefined;
    const digest = row.sealed ? this.sealer.digest(call.request) : hash('sha256', call.request);
    const isSame = row.request_hash === digest;
    return { isSame, answer: isSame ? JSON.parse(this.opened(row)) : null };
  }

  async add(manager: EntityManager, call: RepeatableCall, answer: unknown): Promise<void> {
    const sealed = this.sealer.seal(JSON.stringify(answer ?? null), contextOf(call));
    await manager.query('insert into idempotency (caller, key, request_hash, sealed) values ($1, $2, $3, $4)', [
      call.caller,
      call.key,
      this.sealer.digest(call.request),
      sealed,
    ]);
  }

  /** Whether an answer is meant is decided by its text and its caller. */
  async removeThoseWith(manager: EntityManager, isMeant: (text: string) => boolean): Promise<void> {
    for (const { caller, key } of await this.thoseWith(manager, isMeant))
      await manager.query('delete from idempotency where caller = $1 and key = $2', [caller, key]);
  }

  async countThoseWith(manager: EntityManager, isMeant: (text: string) => boolean): Promise<number> {
    return (await this.thoseWith(manager, isMeant)).length;
  }

  private async thoseWith(manager: EntityManager, isMeant: (text: string) => boolean) {
    const found: Pick<Row, 'caller' | 'key'>[] = [];
    let last = { caller: '', key: '' };
    for (;;) {
      const next = 'select * from idempotency where (caller, key) > ($1, $2) order by caller, key limit $3';
      const rows = Row.array().parse(await manager.query(next, [last.caller, last.key, PAGE]));
      found.push(...rows.filter((row) => isMeant(`${row.caller} ${row.key} ${this.opened(row)}`)));
      last = rows.at(-1) ?? last;
      if (rows.length < PAGE) return found;
    }
  }

  private opened(row: Row): string {
    return row.sealed ? this.sealer.open(row.sealed, contextOf(row)) : JSON.stringify(row.answer);
  }
}
