import type { Residue } from '@evenhand/contracts/events/case-erasure';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { storedAddress } from '../sealed-addresses/stored-address.js';
import { type ErasedPerson, marksOf } from './erased-person.js';

/** Ids of events alone, names of migrations, and what is sealed, which `WaitingTraces` opens. */
const NOT_SEARCHED = ['inbox', 'migrations', 'waiting_mail', 'idempotency'];

const OWNERS = ['case_id', 'person_id'];

const Table = z.object({
  name: z.string(),
  owners: z.array(z.string()),
  parents: z.array(z.object({ column: z.string(), parent: z.string(), key: z.string(), owners: z.array(z.string()) })),
});
type Table = z.infer<typeof Table>;

const ownersOf = (relation: string) => `array(select attname::text from pg_attribute
  where attrelid = ${relation} and not attisdropped and attname = any($1) order by attname)`;

/** Tables of the schema, their owner columns, and references to a table with owner columns. */
const TABLES = `select relname::text as name, ${ownersOf('class.oid')} as owners,
  coalesce((select jsonb_agg(jsonb_build_object('column', own.attname, 'parent', confrelid::regclass::text,
      'key', other.attname, 'owners', to_jsonb(${ownersOf('confrelid')})))
    from pg_constraint
    join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[1]
    join pg_attribute other on other.attrelid = confrelid and other.attnum = confkey[1]
    where conrelid = class.oid and contype = 'f'), '[]') as parents
  from pg_class class
  where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relname <> all($2)
  order by relname`;

const HOLDS_A_MARK = `exists (select from unnest($3::text[]) as mark where position(mark in lower(to_jsonb(t)::text)) > 0)`;

/** An outbox holds the step that is running, with its words. */
const NOT_THE_STEP = `coalesce(to_jsonb(t) ->> 'name', '') not like 'case.%eras%'`;

/**
 * Searches every table of the service's schema. A row that names its case or person, or whose parent does, is that
 * one's alone; a row that names none is searched for the words. Another person's rows are not searched: two people may
 * have one name.
 */
@Injectable()
export class TableTraces {
  /** Leaves out tables in `kept`: their service searches them. */
  find(manager: EntityManager, of: ErasedPerson, kept: readonly string[]): Promise<Residue[]> {
    return this.count(manager, of, marksOf(of), kept, conditionOf);
  }

  /** Rows of a case, or of no one, that hold an address. The case's other rows are not the holder's. */
  findAddress(
    manager: EntityManager,
    { caseId, address }: { caseId: string; address: string },
    kept: readonly string[],
  ): Promise<Residue[]> {
    return this.count(manager, { caseId, personId: caseId }, [address], kept, (table) => {
      const owned = ownedOf(table);
      return owned === null ? HOLDS_A_MARK : `(${owned}) and ${HOLDS_A_MARK}`;
    });
  }

  private async count(
    manager: EntityManager,
    { caseId, personId }: Pick<ErasedPerson, 'caseId' | 'personId'>,
    inClear: readonly string[],
    kept: readonly string[],
    condition: (table: Table) => string,
  ): Promise<Residue[]> {
    const found: Residue[] = [];
    const marks = [...inClear, ...inClear.map((mark) => storedAddress(manager, mark).toLowerCase())];
    const tables = z.array(Table).parse(await manager.query(TABLES, [OWNERS, [...NOT_SEARCHED, ...kept]]));
    for (const table of tables) {
      const [{ count }] = await manager.query(
        `select count(*)::int as count from "${table.name}" t
         where $1::uuid is not null and $2::uuid is not null and $3::text[] is not null
           and ${NOT_THE_STEP} and (${condition(table)})`,
        [caseId, personId, marks],
      );
      if (count > 0) found.push({ store: table.name, count });
    }
    return found;
  }
}

const ownedBy = (alias: string, owners: string[]): string =>
  owners.map((owner) => `${alias}.${owner} = ${owner === 'case_id' ? '$1' : '$2'}::uuid`).join(' or ');

/** Null for a table whose rows belong to no one. */
const ownedOf = ({ owners, parents }: Table): string | null => {
  const owned = [
    ...(owners.length > 0 ? [ownedBy('t', owners)] : []),
    ...parents
      .filter((parent) => parent.owners.length > 0)
      .map(({ column, parent, key, owners: theirs }) => {
        return `exists (select from ${parent} p where p."${key}" = t."${column}" and (${ownedBy('p', theirs)}))`;
      }),
  ];
  return owned.length > 0 ? owned.join(' or ') : null;
};

const conditionOf = (table: Table): string => ownedOf(table) ?? HOLDS_A_MARK;
