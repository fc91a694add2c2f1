import type { FreezeDisclosure } from '@evenhand/contracts/finance/snapshots';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { financeServer } from '@evenhand/wording/finance-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { assetKind } from '../assets/asset-kind.js';
import { CouplesRepository } from '../couple/couples.repository.js';
import { debtKind } from '../debts/debt-kind.js';
import { DocumentsService } from '../documents/documents.service.js';
import type { SnapshotContent } from '../frozen/snapshot-content.js';
import { incomeKind } from '../incomes/income-kind.js';
import type { ListsOf } from '../items/items.repository.js';
import { ItemsService } from '../items/items.service.js';
import { divisionOf } from '../property/division-of.js';

/** Selects the content of a disclosure. */
@Injectable()
export class ChosenContentService {
  constructor(
    private readonly items: ItemsService,
    private readonly documents: DocumentsService,
    private readonly couples: CouplesRepository,
    private readonly clock: Clock,
  ) {}

  async contentOf(
    manager: EntityManager,
    of: ListsOf,
    chosen: FreezeDisclosure,
    from: string | null,
  ): Promise<SnapshotContent> {
    const couple = await this.couples.find(manager, of.caseId);
    const [owner, partner] = [couple?.ownerName ?? null, couple?.partnerName ?? null];
    const assets = pick(await this.items.list(assetKind, of), chosen.assets, '/assets').map(withoutNumber);
    const debts = pick(await this.items.list(debtKind, of), chosen.debts, '/debts').map(withoutNumber);
    const incomes = pick(await this.items.list(incomeKind, of), chosen.incomes, '/incomes');
    return {
      frozenAt: this.clock.now().toISOString(),
      disclosedBy: of.halfId ? partner : owner,
      from,
      partner: of.halfId ? owner : partner,
      relationshipType: couple?.relationshipType ?? null,
      assets,
      debts,
      incomes,
      // Only an account has documents.
      documents: of.halfId
        ? []
        : await this.papersOf(manager, of, [...chosen.assets, ...chosen.debts, ...chosen.incomes]),
      division: divisionOf(couple, { assets, debts }, null),
    };
  }

  private async papersOf(
    manager: EntityManager,
    of: ListsOf,
    items: readonly string[],
  ): Promise<SnapshotContent['documents']> {
    const shownItems = new Set(items);
    return (await this.documents.list(of, manager)).flatMap(
      ({ documentType, note, files, alternativeDataProvided }) => {
        const shownFiles = files
          .filter(({ proves }) => proves.length === 0 || proves.some((id) => shownItems.has(id)))
          .map(({ name, statementDate, proves }) => ({
            name,
            statementDate,
            proves: proves.filter((id) => shownItems.has(id)),
          }));
        if (shownFiles.length === 0 && !alternativeDataProvided) return [];
        return { documentType, note: alternativeDataProvided ? note : '', files: shownFiles };
      },
    );
  }
}

const withoutNumber = <Item extends { accountNumber: string }>(item: Item): Item => ({ ...item, accountNumber: '' });

/** @throws ProblemError that names an item which no longer exists */
const pick = <Item extends { id: string }>(items: readonly Item[], ids: readonly string[], pointer: string): Item[] => {
  const chosen = items.filter(({ id }) => ids.includes(id));
  return chosen.length === new Set(ids).size ? chosen : fail('invalid-input', financeServer.chosenIsGone, { pointer });
};
