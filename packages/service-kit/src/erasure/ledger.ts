import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../config/service-config.js';
import { Clock } from '../time/clock.js';
import { type ErasedId, ErasureLedger } from './erasure-ledger.js';

/** From the line of a deletion to its row, with which a restored service continues it. */
const BEGUN_WITHIN_MS = 60_000;

/** The ledger of what this service erased, in its data folder: `erased/ledger`. */
@Injectable()
export class Ledger {
  private readonly ledger: ErasureLedger;
  /** Written by `npm run restore`, with the time of the backup: its rows may be older than the ledger. */
  private readonly marker: string;

  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) { DATA_FOLDER }: { DATA_FOLDER: string },
  ) {
    this.ledger = new ErasureLedger(join(DATA_FOLDER, 'erased', 'ledger'));
    this.marker = join(DATA_FOLDER, 'erased', 'restored');
  }

  append(ids: readonly Omit<ErasedId, 'at'>[]): void {
    const at = this.clock.now().toISOString();
    this.ledger.append(ids.map((id) => ({ at, ...id })));
  }

  /** From the restore to the end of {@link erasedAgain}. */
  isRestored(): boolean {
    return existsSync(this.marker);
  }

  /**
   * Ids of a kind that a restored backup may have brought back; none when nothing was restored. A guest who was erased
   * before the backup was made may have come back since, and is not among them.
   */
  toEraseAgain(kind: ErasedId['kind']): string[] {
    if (!this.isRestored()) return [];
    const made = Date.parse(readFileSync(this.marker, 'utf8'));
    const mayBeBack = ({ at }: ErasedId) => kind !== 'guest' || !(Date.parse(at) < made - BEGUN_WITHIN_MS);
    const listed = this.ledger.read().filter((erased) => erased.kind === kind && mayBeBack(erased));
    return [...new Set(listed.map(({ id }) => id))];
  }

  erasedAgain(): void {
    rmSync(this.marker, { force: true });
  }
}
