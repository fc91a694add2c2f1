import { createHash, randomUUID } from 'node:crypto';
import type { Ledger, ReadStatement, StatementImport, StatementPreview } from '@evenhand/contracts/finance/imports';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { cents } from '@evenhand/contracts/money';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { financeServer } from '@evenhand/wording/finance-server';
import { Injectable } from '@nestjs/common';
import Papa from 'papaparse';
import type { EntityManager } from 'typeorm';
import { ItemsRepository } from '../items/items.repository.js';
import { decodeStatement } from './decode-statement.js';
import type { ImportRow } from './import.entity.js';
import { ImportsRepository } from './imports.repository.js';
import { counted, ledgerOf, type Movement, sizeOf } from './movement.js';
import { readCsv } from './read-csv.js';
import { readOfx } from './read-ofx.js';
import type { Statement } from './statement.js';

/** Statements of an account: read, shown first, imported, undone. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly items: ItemsRepository,
    private readonly imports: ImportsRepository,
  ) {}

  async preview({ caseId }: OwnerIdentity, file: ReadStatement): Promise<StatementPreview> {
    const { manager } = this.transactions;
    await this.mustBeAccount(manager, caseId, file.itemId);
    const { movements, closingBalance, ...statement } = await this.read(manager, caseId, file);
    const standing = await this.imports.standingOf(manager, caseId, file.itemId);
    return {
      ...statement,
      movements: movements.map(inCents),
      closingBalance: closingBalance && { ...closingBalance, amount: cents(closingBalance.amount) },
      fresh: gainOf(standing, movements),
    };
  }

  import({ caseId }: OwnerIdentity, file: ReadStatement): Promise<StatementImport> {
    return this.transactions.run(async (manager) => {
      await this.mustBeAccount(manager, caseId, file.itemId);
      const statement = await this.read(manager, caseId, file);
      if (statement.needsMapping) return fail('invalid-input', financeServer.columnsUntold, { pointer: '/mapping' });
      if (statement.movements.length === 0) return fail('invalid-input', financeServer.statementEmpty, at);
      const standing = await this.imports.standingOf(manager, caseId, file.itemId);
      const row = {
        id: randomUUID(),
        caseId,
        itemId: file.itemId,
        filename: file.filename,
        importedAt: new Date(),
        undoneAt: null,
        added: gainOf(standing, statement.movements),
        movements: counted(statement.movements),
      };
      await this.imports.add(manager, row);
      const { headings, mapping } = statement;
      if (mapping) await this.imports.rememberMapping(manager, { caseId, headingsHash: hashOf(headings), mapping });
      return shown(row);
    });
  }

  /** Undone twice is undone. */
  undo({ caseId }: OwnerIdentity, id: string): Promise<StatementImport> {
    return this.transactions.run(async (manager) => {
      await this.imports.undo(manager, (await this.imports.find(manager, caseId, id))?.id ?? fail('not-found'));
      return shown((await this.imports.find(manager, caseId, id)) ?? fail('not-found'));
    });
  }

  async ledger({ caseId }: OwnerIdentity, itemId: string): Promise<Ledger> {
    const imports = await this.imports.ofItem(this.transactions.manager, caseId, itemId);
    const standing = imports.filter(({ undoneAt }) => undoneAt === null);
    return {
      movements: ledgerOf(standing.map(({ movements }) => movements)).flatMap((movement) =>
        Array.from({ length: movement.count }, () => inCents(movement)),
      ),
      imports: imports.map(shown),
    };
  }

  private async read(manager: EntityManager, caseId: string, file: ReadStatement): Promise<Statement> {
    const text = decodeStatement(file.content);
    if (/<OFX>/i.test(text)) return readOfx(text);
    const [headings = []] = Papa.parse<string[]>(text, { preview: 1, skipEmptyLines: 'greedy' }).data;
    const hash = hashOf(headings.map((heading) => heading.trim()));
    const remembered = file.mapping ? null : await this.imports.findMapping(manager, caseId, hash);
    return readCsv(text, file.mapping ?? remembered?.mapping ?? null);
  }

  /** The account must be one that the case lists. */
  private async mustBeAccount(manager: EntityManager, caseId: string, id: string): Promise<void> {
    for (const kind of ['asset', 'debt'] as const) {
      const item = await this.items.find(manager, { id, caseId, kind });
      if (item && !item.deletedAt) return;
    }
    fail('not-found');
  }
}

const at = { pointer: '/content' };

const inCents = ({ date, description, amount }: Movement) => ({ date, description, amount: cents(amount) });

const hashOf = (headings: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(headings)).digest('hex');

/** How many movements a ledger gains by a statement. */
const gainOf = (standing: readonly ImportRow[], movements: readonly Movement[]): number => {
  const known = standing.map((row) => row.movements);
  return sizeOf(ledgerOf([...known, counted(movements)])) - sizeOf(ledgerOf(known));
};

const shown = ({ id, itemId, filename, importedAt, movements, added, undoneAt }: ImportRow): StatementImport => ({
  id,
  itemId,
  filename,
  importedAt: importedAt.toISOString(),
  movements: sizeOf(movements),
  added,
  isUndone: undoneAt !== null,
});
