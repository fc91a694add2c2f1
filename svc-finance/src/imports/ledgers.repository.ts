import { MOVEMENTS_PER_PAGE } from '@evenhand/contracts/finance/imports';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { ImportedMovementsRow } from './imported-movements.entity.js';
import { type Counted, type Movement, MovementLedger } from './movement.js';

interface Page {
  found: number;
  movements: Movement[];
}

/** Merges sealed imports: at most `MOST_MOVEMENTS_PER_ACCOUNT` movements. */
@Injectable()
export class LedgersRepository {
  /** Number of movements that a statement adds to the ledger. */
  async gainOf(manager: EntityManager, caseId: string, itemId: string, statement: readonly Counted[]): Promise<number> {
    return (await this.find(manager, caseId, itemId)).gainOf(statement);
  }

  /** One page, newest first, and the total. */
  async page(manager: EntityManager, caseId: string, itemId: string, page: number): Promise<Page> {
    const all = (await this.find(manager, caseId, itemId)).list();
    const first = MOVEMENTS_PER_PAGE * (page - 1);
    return { found: all.length, movements: all.slice(first, first + MOVEMENTS_PER_PAGE) };
  }

  private async find(manager: EntityManager, caseId: string, itemId: string): Promise<MovementLedger> {
    const imports = await manager.findBy(ImportedMovementsRow, { caseId, itemId, undoneAt: IsNull() });
    return new MovementLedger(imports.map(({ movements }) => movements ?? []));
  }
}
