import { randomUUID } from 'node:crypto';
import {
  type Ledger,
  MOST_IMPORTS_PER_ACCOUNT,
  MOST_IMPORTS_PER_CASE,
  MOST_MOVEMENTS_PER_ACCOUNT,
  MOST_MOVEMENTS_PER_CASE,
  type ReadStatement,
  type StatementImport,
  type StatementPreview,
} from '@evenhand/contracts/finance/imports';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { cents } from '@evenhand/contracts/money';
import { dayOf } from '@evenhand/contracts/toronto';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { financeServer } from '@evenhand/wording/finance-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ItemsRepository } from '../items/items.repository.js';
import type { ImportRow } from './import.entity.js';
import { ImportsRepository } from './imports.repository.js';
import { LedgersRepository } from './ledgers.repository.js';
import type { Counted, Movement } from './movement.js';
import type { CarriedStatement } from './statement.js';
import { StatementReader } from './statement-reader.js';

@Injectable()
export class ImportsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly items: ItemsRepository,
    private readonly imports: ImportsRepository,
    private readonly ledgers: LedgersRepository,
    private readonly reader: StatementReader,
    private readonly clock: Clock,
  ) {}

  async preview({ caseId }: OwnerIdentity, file: ReadStatement): Promise<StatementPreview> {
    const { movements, closingBalance, leftOut, accounts, totalOut, totalIn, ...statement } = await this.read(
      caseId,
      file,
    );
    return {
      ...statement,
      leftOut: leftOut.map((row) => ({ ...row, amount: row.amount === null ? null : cents(row.amount) })),
      accounts: accounts.map((row) => ({ ...row, balance: row.balance === null ? null : cents(row.balance) })),
      totalOut: cents(totalOut),
      totalIn: cents(totalIn),
      movements: movements.map(inCents),
      closingBalance: closingBalance && { ...closingBalance, amount: cents(closingBalance.amount) },
      fresh: await this.ledgers.gainOf(this.transactions.manager, caseId, file.itemId, readCounted(statement)),
    };
  }

  /** The file is read before the transaction, so that a slow one holds no connection. */
  async import({ caseId }: OwnerIdentity, file: ReadStatement): Promise<StatementImport> {
    const statement = await this.read(caseId, file);
    const { needsMapping, found, mapping, headingsHash } = statement;
    const movements = readCounted(statement);
    if (statement.needsAccount) return fail('invalid-input', financeServer.accountUntold, { pointer: '/account' });
    if (statement.needsDay) return fail('invalid-input', financeServer.dayUntold, { pointer: '/dayFirst' });
    if (needsMapping) return fail('invalid-input', financeServer.columnsUntold, { pointer: '/mapping' });
    const empty = statement.leftOutFound > 0 ? financeServer.statementLeftOut : financeServer.statementEmpty;
    if (found === 0) return fail('invalid-input', empty, at);
    return this.transactions.run(async (manager) => {
      await this.items.lockLists(manager, { caseId });
      await this.mustBeAccount(manager, caseId, file.itemId);
      await this.requireRoom(manager, caseId, file.itemId, found);
      const row: ImportRow = {
        id: randomUUID(),
        caseId,
        itemId: file.itemId,
        filename: file.filename,
        importedAt: this.clock.now(),
        undoneAt: null,
        added: await this.ledgers.gainOf(manager, caseId, file.itemId, movements),
        size: found,
        accountHash: statement.account,
      };
      await this.imports.add(manager, row, movements);
      if (mapping) await this.imports.rememberMapping(manager, file.itemId, { caseId, headingsHash, mapping });
      return shown(row);
    });
  }

  /** Idempotent. */
  undo({ caseId }: OwnerIdentity, id: string): Promise<StatementImport> {
    return this.transactions.run(async (manager) => {
      await this.imports.undo(manager, (await this.imports.find(manager, caseId, id)) ?? fail('not-found'));
      return shown((await this.imports.find(manager, caseId, id)) ?? fail('not-found'));
    });
  }

  async ledger({ caseId }: OwnerIdentity, itemId: string, page: number): Promise<Ledger> {
    const { manager } = this.transactions;
    await this.mustBeAccount(manager, caseId, itemId);
    const { found, movements } = await this.ledgers.page(manager, caseId, itemId, page);
    const imports = await this.imports.ofItem(manager, caseId, itemId);
    return { found, movements: movements.map(inCents), imports: imports.map(shown) };
  }

  private async read(caseId: string, file: ReadStatement): Promise<CarriedStatement> {
    const { manager } = this.transactions;
    const kind = await this.mustBeAccount(manager, caseId, file.itemId);
    const { itemId, filename, content, mapping, withoutHeadings, dayFirst, account, keep } = file;
    const remembered = mapping ? {} : await this.imports.mappingsOf(manager, caseId, itemId);
    const rememberedAccount = await this.imports.accountOf(manager, caseId, itemId);
    return this.reader.read(caseId, {
      content,
      filename,
      stated: mapping,
      remembered,
      withoutHeadings,
      dayFirst,
      account,
      rememberedAccount,
      isDebt: kind === 'debt',
      kept: keep.map(({ line, amount }) => [line, amount]),
      today: dayOf(this.clock.now()),
    });
  }

  private async requireRoom(manager: EntityManager, caseId: string, itemId: string, found: number): Promise<void> {
    const taken = await this.imports.taken(manager, caseId, itemId);
    if (taken.accountImports >= MOST_IMPORTS_PER_ACCOUNT) fail('list-is-full', financeServer.accountFull, at);
    if (taken.accountMovements + found > MOST_MOVEMENTS_PER_ACCOUNT)
      fail('list-is-full', financeServer.accountFull, at);
    if (taken.caseImports >= MOST_IMPORTS_PER_CASE) fail('case-is-full', financeServer.caseFull, at);
    if (taken.caseMovements + found > MOST_MOVEMENTS_PER_CASE) fail('case-is-full', financeServer.caseFull, at);
  }

  /** @throws ProblemError for an account that is not in the case's lists */
  private async mustBeAccount(manager: EntityManager, caseId: string, id: string): Promise<'asset' | 'debt'> {
    for (const kind of ['asset', 'debt'] as const) {
      const item = await this.items.find(manager, { id, caseId, kind });
      if (item && !item.deletedAt) return kind;
    }
    return fail('not-found');
  }
}

const at = { pointer: '/content' };

/** They come as text from the process that reads files. */
const readCounted = ({ countedMovements }: Pick<CarriedStatement, 'countedMovements'>): Counted[] =>
  JSON.parse(countedMovements);

const inCents = ({ date, description, amount }: Movement) => ({ date, description, amount: cents(amount) });

const shown = ({ id, itemId, filename, importedAt, size, added, undoneAt }: ImportRow): StatementImport => ({
  id,
  itemId,
  filename,
  importedAt: importedAt.toISOString(),
  movements: size,
  added,
  isUndone: undoneAt !== null,
});
