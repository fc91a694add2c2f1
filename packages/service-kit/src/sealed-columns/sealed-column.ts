import { Column, type EntityMetadata } from 'typeorm';
import type { Part } from './row-keys.js';

export type SealedKind = 'json' | 'text' | 'bytes';

/** The type of the column that held the content in clear. */
const PLAIN = { json: 'jsonb', text: 'text', bytes: 'bytea' } as const;

/** Where rows of a table differ: `of` reads the properties `by`. */
interface PartOfRow {
  by: readonly string[];
  of(row: object): Part;
}

interface Options {
  /** Who reads it, and so whose key seals it. */
  part: Part | PartOfRow;
  /** The property with the case's id; `caseId` unless given. */
  caseId?: string;
  select?: false;
  /** Rows of an earlier release hold it in clear, in the column `<name>_plain`. */
  wasPlain?: true;
}

export interface SealedFacts extends Options {
  property: string;
  kind: SealedKind;
}

const sealed = new WeakMap<object, SealedFacts[]>();

/** Values that `ColumnSealer` sealed. */
const written = new WeakSet<Buffer>();

export const markSealed = (value: Buffer): Buffer => {
  written.add(value);
  return value;
};

/** Refuses clear text on any way into the column, and conditions on it: these would find nothing. */
const onlySealed = (name: string) => ({
  from: (value: unknown) => value,
  to: (value: unknown) => {
    if (value === null || value === undefined || (Buffer.isBuffer(value) && written.has(value))) return value;
    throw new Error(
      `${name} is sealed: it cannot be searched, and is written by insert, update or upsert of a manager`,
    );
  },
});

export const plainOf = (property: string): string => `${property}Plain`;

/**
 * A column whose content the database cannot read: AES-256-GCM under the key of the case's part, bound to its row.
 * Managers of `DatabaseModule` seal it on insert, update and upsert, and open it on load.
 */
export const SealedColumn =
  (kind: SealedKind, options: Options) =>
  (target: object, property: string): void => {
    const { select = true, wasPlain } = options;
    const name = `${target.constructor.name}.${property}`;
    Column('bytea', { nullable: true, select, transformer: onlySealed(name) })(target, property);
    if (wasPlain) Column(PLAIN[kind], { nullable: true, select })(target, plainOf(property));
    const others = sealed.get(target.constructor) ?? [];
    sealed.set(target.constructor, [...others, { ...options, property, kind }]);
  };

export const sealedColumnsOf = ({ target }: Pick<EntityMetadata, 'target'>): readonly SealedFacts[] =>
  (typeof target === 'function' && sealed.get(target)) || [];

type Row = Record<string, unknown>;

/** @throws Error when the row lacks what names its part */
export const partOf = ({ part, property }: SealedFacts, row: Row): Part => {
  if (typeof part === 'string') return part;
  const missing = part.by.find((name) => row[name] === undefined);
  if (missing) throw new Error(`the sealed ${property} needs ${missing} beside it, which names its key`);
  return part.of(row);
};
