import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../config/service-config.js';
import { Clock } from '../time/clock.js';
import { type ErasedId, ErasureLedger } from './erasure-ledger.js';

/** The ledger of what this service erased, in its data folder: `erased/ledger`. */
@Injectable()
export class Ledger {
  private readonly ledger: ErasureLedger;
  /** Written by `npm run restore`: rows of a backup may be older than the ledger. */
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

  /** Ids of a kind that a restored backup may have brought back; none when nothing was restored. */
  toEraseAgain(kind: ErasedId['kind']): string[] {
    if (!existsSync(this.marker)) return [];
    return this.ledger
      .read()
      .filter((erased) => erased.kind === kind)
      .map(({ id }) => id);
  }

  erasedAgain(): void {
    rmSync(this.marker, { force: true });
  }
}
