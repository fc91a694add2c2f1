import type {
  AddToHalf,
  EditInHalf,
  FreezeHalf,
  Half,
  HalfItem,
  HalfItemHistory,
  ReadHalfItemHistory,
} from '@evenhand/contracts/finance/half';
import { fail } from '@evenhand/service-kit/problems/fail';
import { financeServer } from '@evenhand/wording/finance-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { assetKind } from '../assets/asset-kind.js';
import { debtKind } from '../debts/debt-kind.js';
import { readContent } from '../frozen/snapshot-content.js';
import { incomeKind } from '../incomes/income-kind.js';
import type { ListsOf } from '../items/items.repository.js';
import { ItemsService } from '../items/items.service.js';
import { divisionOf } from '../property/division-of.js';
import { DisclosureAccessService } from '../snapshots/disclosure-access.service.js';
import type { DisclosureLinkRow } from '../snapshots/disclosure-link.entity.js';
import { GivenService } from '../snapshots/given.service.js';
import { SnapshotsRepository } from '../snapshots/snapshots.repository.js';
import { SnapshotsService } from '../snapshots/snapshots.service.js';
import { HalvesRepository } from './halves.repository.js';

interface Admitted {
  of: ListsOf & { halfId: string };
  link: DisclosureLinkRow;
}

/**
 * The partner's lists by link and code. Bound to the link's address: another address, and the owner, cannot read them
 * before they are frozen.
 */
@Injectable()
export class HalvesService {
  constructor(
    private readonly access: DisclosureAccessService,
    private readonly halves: HalvesRepository,
    private readonly items: ItemsService,
    private readonly snapshots: SnapshotsRepository,
    private readonly freezing: SnapshotsService,
    private readonly given: GivenService,
  ) {}

  read(access: string): Promise<Half> {
    return this.admitted(access, async (manager, { of, link }) => {
      const [assets, debts] = [await this.items.list(assetKind, of), await this.items.list(debtKind, of)];
      const opened = (await this.snapshots.find(manager, { id: link.snapshotId })) ?? fail('link-gone');
      const owners = readContent(opened.content);
      const { marriageDate, separationDate } = owners.division;
      const couple = { relationshipType: owners.relationshipType, marriageDate, separationDate };
      const frozen = await this.snapshots.latestHalf(manager, of.caseId, of.halfId);
      return {
        assets,
        debts,
        incomes: (await this.items.list(incomeKind, of)).toSorted((one, other) => other.year - one.year),
        division: divisionOf(couple, owners, { assets, debts }),
        frozen: frozen && {
          frozenAt: frozen.frozenAt.toISOString(),
          sha256: frozen.sha256,
          openedAt: frozen.openedAt?.toISOString() ?? null,
        },
      };
    });
  }

  add(added: AddToHalf): Promise<{ id: string }> {
    return this.admitted<{ id: string }>(added.access, (_, { of }) => {
      if (added.kind === 'asset') return this.items.add(assetKind, of, added.item);
      if (added.kind === 'debt') return this.items.add(debtKind, of, added.item);
      return this.items.add(incomeKind, of, added.item);
    });
  }

  edit(edited: EditInHalf): Promise<unknown> {
    return this.admitted<unknown>(edited.access, (_, { of }) => {
      if (edited.kind === 'asset') return this.items.edit(assetKind, of, edited.id, edited.item);
      if (edited.kind === 'debt') return this.items.edit(debtKind, of, edited.id, edited.item);
      return this.items.edit(incomeKind, of, edited.id, edited.item);
    });
  }

  delete({ access, kind, id }: HalfItem): Promise<void> {
    return this.admitted(access, (_, { of }) => {
      if (kind === 'asset') return this.items.delete(assetKind, of, id);
      return kind === 'debt' ? this.items.delete(debtKind, of, id) : this.items.delete(incomeKind, of, id);
    });
  }

  restore({ access, kind, id }: HalfItem): Promise<unknown> {
    return this.admitted<unknown>(access, (_, { of }) => {
      if (kind === 'asset') return this.items.restore(assetKind, of, id);
      return kind === 'debt' ? this.items.restore(debtKind, of, id) : this.items.restore(incomeKind, of, id);
    });
  }

  history({ access, kind, id, page }: ReadHalfItemHistory): Promise<HalfItemHistory> {
    return this.admitted<HalfItemHistory>(access, async (_, { of }) => {
      if (kind === 'asset') return { kind, versions: await this.items.history(assetKind, of, id, page) };
      if (kind === 'debt') return { kind, versions: await this.items.history(debtKind, of, id, page) };
      return { kind, versions: await this.items.history(incomeKind, of, id, page) };
    });
  }

  freeze({ access, ...chosen }: FreezeHalf): Promise<void> {
    return this.admitted(access, async (manager, { of, link }) => {
      const opened = (await this.snapshots.find(manager, { id: link.snapshotId })) ?? fail('link-gone');
      if (opened.erasedAt) fail('disclosure-taken-back', financeServer.accountClosed);
      await this.freezing.keep(manager, of, chosen, link.email);
    });
  }

  /** Withdraws every disclosure of the half; its lists stay. */
  revoke(access: string): Promise<void> {
    return this.admitted(access, async (manager, { of }) => {
      for (const frozen of await this.snapshots.halves(manager, of)) await this.given.revoke(manager, frozen);
    });
  }

  private admitted<Result>(
    access: string,
    work: (manager: EntityManager, admitted: Admitted) => Promise<Result>,
  ): Promise<Result> {
    return this.access.admitted(access, async (manager, link) => {
      const { caseId, email } = link;
      const { id: halfId } = await this.halves.of(manager, { caseId, email });
      return work(manager, { of: { caseId, halfId }, link });
    });
  }
}
