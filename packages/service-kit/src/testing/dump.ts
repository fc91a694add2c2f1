import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { addressColumnsOf } from '../sealed-addresses/address-column.js';
import { plainOf, sealedColumnsOf } from '../sealed-columns/sealed-column.js';

const Column = z.object({ table: z.string(), name: z.string(), type: z.string() });
type Column = z.infer<typeof Column>;

const COLUMNS = `select table_name as "table", column_name as name, data_type as type from information_schema.columns
  where table_schema = current_schema() order by table_name, ordinal_position`;

const CAN_HOLD_TEXT = ['text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY'];

/** What a dump of a service's schema shows: `table.column` everywhere. */
export class Dump {
  constructor(private readonly database: DataSource) {}

  /** Columns that can hold text and are not sealed. */
  async columnsInClear(): Promise<string[]> {
    const sealed = new Set(this.database.entityMetadatas.flatMap((metadata) => sealedIn(metadata)));
    const columns = (await this.columns()).filter(({ type }) => CAN_HOLD_TEXT.includes(type));
    return columns.map(({ table, name }) => `${table}.${name}`).filter((column) => !sealed.has(column));
  }

  /** Columns of any type that hold one of these words, also as bytes, with the word. */
  async columnsWith(words: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const { table, name, type } of await this.columns()) {
      const text = type === 'bytea' ? `encode("${name}", 'escape')` : `"${name}"::text`;
      const rows: { word: string }[] = await this.database.query(
        `select word from unnest($1::text[]) word
         where exists (select from "${table}" where position(lower(word) in lower(${text})) > 0)`,
        [words],
      );
      found.push(...rows.map(({ word }) => `${table}.${name}: ${word}`));
    }
    return found;
  }

  private async columns(): Promise<Column[]> {
    return z.array(Column).parse(await this.database.query(COLUMNS));
  }
}

const sealedIn = (metadata: DataSource['entityMetadatas'][number]): string[] => {
  const ofCase = sealedColumnsOf(metadata).flatMap(({ property }) => [property, plainOf(property)]);
  return [...ofCase, ...addressColumnsOf(metadata).keys()].flatMap((each) => {
    const [column] = metadata.findColumnsWithPropertyPath(each);
    return column ? [`${metadata.tableName}.${column.databaseName}`] : [];
  });
};
