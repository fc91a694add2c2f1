import type { PropertyDivision } from '@evenhand/contracts/finance/property';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Injectable } from '@nestjs/common';
import { assetKind } from '../assets/asset-kind.js';
import { CouplesRepository } from '../couple/couples.repository.js';
import { debtKind } from '../debts/debt-kind.js';
import { readContent } from '../frozen/snapshot-content.js';
import { ItemsService } from '../items/items.service.js';
import { divisionOf } from '../property/division-of.js';
import { SnapshotsRepository } from '../snapshots/snapshots.repository.js';

/** Equalization for a married couple; what each owns for any other. */
@Injectable()
export class PropertyService {
  constructor(
    private readonly transactions: Transactions,
    private readonly items: ItemsService,
    private readonly couples: CouplesRepository,
    private readonly snapshots: SnapshotsRepository,
  ) {}

  /** Includes the partner's disclosure once the owner has opened it. */
  async division({ caseId }: Pick<OwnerIdentity, 'caseId'>): Promise<PropertyDivision> {
    const { manager } = this.transactions;
    const couple = await this.couples.find(manager, caseId);
    const own = {
      assets: await this.items.list(assetKind, { caseId }),
      debts: await this.items.list(debtKind, { caseId }),
    };
    const theirs = await this.snapshots.latestHalf(manager, caseId);
    return divisionOf(couple, own, theirs?.openedAt ? readContent(theirs.content) : null);
  }
}
