import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityMetadata, IsNull } from 'typeorm';
import { Transactions } from '../database/transactions.js';
import { LOG, type Log } from '../logs/log.js';
import { plainOf, type SealedFacts, sealedColumnsOf } from '../sealed-columns/sealed-column.js';

const CASES_AT_ONCE = 500;
const ROWS_AT_ONCE = 100;
const RETRY_MS = 30_000;

interface Table {
  metadata: EntityMetadata;
  columns: SealedFacts[];
  caseColumn: string;
  /** Of rows that have anything in clear; the predicate of the index that `sealColumns` makes. */
  isPlain: string;
}

/**
 * Seals what rows of an earlier release hold in clear, in the background of a start and in short transactions. A read
 * takes the column that is filled.
 */
@Injectable()
export class PlainColumns implements OnApplicationBootstrap, OnApplicationShutdown {
  private isStopping = false;
  private timer?: NodeJS.Timeout;
  private sealing = Promise.resolve();

  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.sealing = this.tryAll();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await this.sealing;
  }

  /** Returns how many rows were in clear. */
  async sealAll(): Promise<number> {
    let count = 0;
    for (const table of this.tables()) count += await this.sealTable(table);
    return count;
  }

  /** Whatever is away, a key service or the database, the rest is sealed later. */
  private async tryAll(): Promise<void> {
    try {
      const rows = await this.sealAll();
      if (rows > 0) this.log.info({ rows }, 'sealed rows of an earlier release');
    } catch (error) {
      if (this.isStopping) return;
      this.log.warn({ err: error }, 'rows of an earlier release are not all sealed, retrying in 30 s');
      this.timer = setTimeout(() => {
        this.sealing = this.tryAll();
      }, RETRY_MS).unref();
    }
  }

  private tables(): Table[] {
    return this.database.entityMetadatas.flatMap((metadata) => {
      const columns = sealedColumnsOf(metadata).filter(({ wasPlain }) => wasPlain);
      const [first] = columns;
      if (!first) return [];
      const nameOf = (property: string) =>
        `"${metadata.findColumnsWithPropertyPath(property)[0]?.databaseName ?? property}"`;
      const isPlain = columns.map(({ property }) => `${nameOf(plainOf(property))} IS NOT NULL`).join(' OR ');
      return [{ metadata, columns, caseColumn: nameOf(first.caseId ?? 'caseId'), isPlain }];
    });
  }

  private async sealTable(table: Table): Promise<number> {
    const { metadata, caseColumn, isPlain } = table;
    let count = 0;
    for (;;) {
      const cases: { id: string }[] = await this.database.query(
        `SELECT DISTINCT ${caseColumn} AS id FROM ${metadata.tablePath} WHERE ${isPlain} LIMIT ${CASES_AT_ONCE}`,
      );
      if (cases.length === 0) return count;
      for (const { id } of cases) {
        if (this.isStopping) return count;
        count += await this.sealRows(table, id);
      }
    }
  }

  /** Locks the keys before the rows, as a deletion does. */
  private sealRows({ metadata, columns, caseColumn, isPlain }: Table, caseId: string): Promise<number> {
    return this.transactions.run(async (manager) => {
      await manager.query('select from case_key where case_id = $1 for share', [caseId]);
      const query = manager
        .createQueryBuilder<Record<string, unknown>>(metadata.target, 'row')
        .where(`row.${caseColumn} = :caseId AND (${isPlain})`, { caseId })
        .setLock('pessimistic_write')
        .limit(ROWS_AT_ONCE);
      for (const { property, select } of columns)
        if (select === false) query.addSelect(`row.${property}`).addSelect(`row.${plainOf(property)}`);
      const rows = await query.getMany();
      for (const row of rows) {
        const content = Object.fromEntries(columns.map(({ property }) => [property, row[property]]));
        const named = metadata.columns.filter(({ propertyName }) => isNaming(metadata, columns, propertyName));
        const criteria = Object.fromEntries(
          named.map(({ propertyName }) => [propertyName, row[propertyName] ?? IsNull()]),
        );
        await manager.update(metadata.target, criteria, content);
      }
      return rows.length;
    });
  }
}

/** Whether a property belongs to what binds the sealed columns of a row. */
const isNaming = ({ primaryColumns }: EntityMetadata, columns: readonly SealedFacts[], property: string): boolean =>
  primaryColumns.some(({ propertyName }) => propertyName === property) ||
  columns.some(
    ({ caseId = 'caseId', part }) => property === caseId || (typeof part === 'object' && part.by.includes(property)),
  );
