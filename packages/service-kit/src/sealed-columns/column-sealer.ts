import type { EntityManager, EntityMetadata, QueryRunner } from 'typeorm';
import { SealBroken } from '../sealing/sealed-blob.js';
import type { RowKeys } from './row-keys.js';
import { markSealed, partOf, plainOf, type SealedFacts, sealedColumnsOf } from './sealed-column.js';
import { decode, encode, keyIdOf, openValue, sealValue } from './sealed-value.js';

type Row = Record<string, unknown>;

/** What was sealed does not open, or a row lacks what opens it. Names table and column, no content. */
export class SealedColumnError extends Error {}

/** The key of a part is destroyed, or lost. */
export class KeyDestroyed extends SealedColumnError {}

const caseIdOf = (metadata: EntityMetadata, { property, caseId = 'caseId' }: SealedFacts, row: Row): string => {
  const id = row[caseId];
  if (typeof id === 'string') return id;
  throw new SealedColumnError(`${metadata.tablePath}: ${property} is sealed and needs ${caseId} beside it`);
};

/** @throws SealedColumnError unless the row has its whole primary key */
const placeOf = (metadata: EntityMetadata, { property }: SealedFacts, row: Row, caseId: string): string => {
  const key = metadata.primaryColumns.map(({ propertyName }) => {
    const value = row[propertyName];
    if (typeof value === 'string' || typeof value === 'number') return value;
    throw new SealedColumnError(`${metadata.tablePath}: ${property} is sealed and needs ${propertyName} beside it`);
  });
  const name = metadata.findColumnsWithPropertyPath(property)[0]?.databaseName;
  return JSON.stringify([metadata.tablePath, name, key, caseId]);
};

/** Opens the sealed columns of a loaded row in place. */
export const openRow = async (
  keys: RowKeys,
  runner: QueryRunner,
  metadata: EntityMetadata,
  row: Row,
): Promise<void> => {
  for (const column of sealedColumnsOf(metadata)) {
    const { property, wasPlain } = column;
    if (row[property] === undefined) continue;
    const plain = row[plainOf(property)];
    delete row[plainOf(property)];
    const value = row[property];
    if (value === null) {
      if (wasPlain && plain === undefined)
        throw new SealedColumnError(`${metadata.tablePath}: ${property} was selected alone; select the whole row`);
      row[property] = plain ?? null;
      continue;
    }
    row[property] = await openColumn(keys, runner, metadata, column, row);
  }
};

const openColumn = async (
  keys: RowKeys,
  runner: QueryRunner,
  metadata: EntityMetadata,
  column: SealedFacts,
  row: Row,
): Promise<unknown> => {
  const value = row[column.property];
  const caseId = caseIdOf(metadata, column, row);
  const place = placeOf(metadata, column, row, caseId);
  try {
    if (!Buffer.isBuffer(value)) throw new SealBroken();
    const key = await keys.toOpen(runner, caseId, partOf(column, row), keyIdOf(value));
    if (!key) throw new KeyDestroyed(`${metadata.tablePath}: the key of ${column.property} is destroyed or lost`);
    return decode(column.kind, openValue(value, key, place));
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    throw new SealedColumnError(`${metadata.tablePath}: ${column.property} was changed, cut or moved`);
  }
};

/**
 * A copy of what is to be written, its sealed columns sealed.
 * @param row what binds them: primary key, case and part
 */
export const sealRow = async (
  keys: RowKeys,
  manager: EntityManager,
  metadata: EntityMetadata,
  written: Row,
  row: Row,
): Promise<Row> => {
  const copy = { ...written };
  for (const column of sealedColumnsOf(metadata)) {
    const content = written[column.property];
    if (content === undefined) continue;
    if (column.wasPlain) copy[plainOf(column.property)] = null;
    if (content === null) continue;
    const caseId = caseIdOf(metadata, column, row);
    const place = placeOf(metadata, column, row, caseId);
    const key = await keys.toSeal(manager, caseId, partOf(column, row));
    copy[column.property] = markSealed(sealValue(encode(column.kind, content), key, place));
  }
  return copy;
};
