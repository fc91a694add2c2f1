import { join } from 'node:path';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { type ErasedId, ErasureLedger } from '@evenhand/service-kit/erasure/erasure-ledger';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config.js';

/** The installation's ledger of erased ids. */
@Injectable()
export class Ledger {
  private readonly ledger: ErasureLedger;

  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) { DATA_FOLDER }: Config,
  ) {
    this.ledger = new ErasureLedger(join(DATA_FOLDER, 'erased', 'ledger'));
  }

  append(ids: readonly Omit<ErasedId, 'at'>[]): void {
    const at = this.clock.now().toISOString();
    this.ledger.append(ids.map((id) => ({ at, ...id })));
  }
}
