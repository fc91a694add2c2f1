import {
  AddDebt,
  addDebt,
  type Debt,
  debtHistory,
  deleteDebt,
  EditDebt,
  editDebt,
  listDebts,
  restoreDebt,
} from '@evenhand/contracts/finance/debts';
import { ReadHistory } from '@evenhand/contracts/finance/items';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { ItemsService } from '../items/items.service.js';
import { debtKind } from './debt-kind.js';

@Controller()
export class DebtsController {
  constructor(private readonly items: ItemsService) {}

  @Handles(listDebts)
  list(@Who() who: OwnerIdentity): Promise<Debt[]> {
    return this.items.list(debtKind, who);
  }

  @Handles(addDebt)
  add(@Who() who: OwnerIdentity, @Body({ schema: AddDebt }) added: AddDebt): Promise<Debt> {
    return this.items.add(debtKind, who, added);
  }

  @Handles(editDebt)
  edit(
    @Who() who: OwnerIdentity,
    @Param('id') id: string,
    @Body({ schema: EditDebt }) edited: EditDebt,
  ): Promise<Debt> {
    return this.items.edit(debtKind, who, id, edited);
  }

  @Handles(deleteDebt)
  delete(@Who() who: OwnerIdentity, @Param('id') id: string): Promise<void> {
    return this.items.delete(debtKind, who, id);
  }

  @Handles(restoreDebt)
  restore(@Who() who: OwnerIdentity, @Param('id') id: string): Promise<Debt> {
    return this.items.restore(debtKind, who, id);
  }

  @Handles(debtHistory)
  history(@Who() who: OwnerIdentity, @Param('id') id: string, @Query({ schema: ReadHistory }) { page }: ReadHistory) {
    return this.items.history(debtKind, who, id, page);
  }
}
