import {
  AddIncome,
  addIncome,
  deleteIncome,
  EditIncome,
  editIncome,
  type Income,
  incomeHistory,
  listIncomes,
  restoreIncome,
} from '@evenhand/contracts/finance/incomes';
import { ReadHistory } from '@evenhand/contracts/finance/items';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { ItemsService } from '../items/items.service.js';
import { incomeKind } from './income-kind.js';

@Controller()
export class IncomesController {
  constructor(private readonly items: ItemsService) {}

  @Handles(listIncomes)
  async list(@Who() who: OwnerIdentity): Promise<Income[]> {
    const incomes = await this.items.list(incomeKind, who);
    return incomes.toSorted((one, other) => other.year - one.year);
  }

  @Handles(addIncome)
  add(@Who() who: OwnerIdentity, @Body({ schema: AddIncome }) added: AddIncome): Promise<Income> {
    return this.items.add(incomeKind, who, added);
  }

  @Handles(editIncome)
  edit(
    @Who() who: OwnerIdentity,
    @Param('id') id: string,
    @Body({ schema: EditIncome }) edited: EditIncome,
  ): Promise<Income> {
    return this.items.edit(incomeKind, who, id, edited);
  }

  @Handles(deleteIncome)
  delete(@Who() who: OwnerIdentity, @Param('id') id: string): Promise<void> {
    return this.items.delete(incomeKind, who, id);
  }

  @Handles(restoreIncome)
  restore(@Who() who: OwnerIdentity, @Param('id') id: string): Promise<Income> {
    return this.items.restore(incomeKind, who, id);
  }

  @Handles(incomeHistory)
  history(@Who() who: OwnerIdentity, @Param('id') id: string, @Query({ schema: ReadHistory }) { page }: ReadHistory) {
    return this.items.history(incomeKind, who, id, page);
  }
}
