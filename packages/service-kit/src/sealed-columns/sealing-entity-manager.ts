import {
  type DataSource,
  EntityManager,
  type EntityTarget,
  FindOperator,
  type InsertResult,
  type ObjectLiteral,
  type UpdateOptions,
  type UpdateResult,
} from 'typeorm';
import { sealRow } from './column-sealer.js';
import type { RowKeys } from './row-keys.js';
import { sealedColumnsOf } from './sealed-column.js';

/** The values that criteria name, and null for `IsNull()`. */
const namedIn = (criteria: unknown): object => {
  if (typeof criteria !== 'object' || criteria === null) return {};
  const plainValue = (value: unknown) => {
    if (!(value instanceof FindOperator)) return value;
    return value.type === 'isNull' ? null : undefined;
  };
  return Object.fromEntries(Object.entries(criteria).map(([name, value]) => [name, plainValue(value)]));
};

type Written<Entity extends ObjectLiteral> = Parameters<typeof EntityManager.prototype.insert<Entity>>[1];
type Changed<Entity extends ObjectLiteral> = Parameters<typeof EntityManager.prototype.update<Entity>>[2];
type Conflict<Entity extends ObjectLiteral> = Parameters<typeof EntityManager.prototype.upsert<Entity>>[2];

/** Seals sealed columns on `insert`, `update` and `upsert`, in copies. The column refuses every other way. */
export class SealingEntityManager extends EntityManager {
  constructor(
    private readonly source: DataSource & { keys: RowKeys },
    ...[runner]: [ConstructorParameters<typeof EntityManager>[1]]
  ) {
    super(source, runner);
  }

  override async insert<Entity extends ObjectLiteral>(
    target: EntityTarget<Entity>,
    entity: Written<Entity>,
  ): Promise<InsertResult> {
    return super.insert(target, await this.sealed(target, entity));
  }

  override async upsert<Entity extends ObjectLiteral>(
    target: EntityTarget<Entity>,
    entities: Written<Entity>,
    conflict: Conflict<Entity>,
  ): Promise<InsertResult> {
    return super.upsert(target, await this.sealed(target, entities), conflict);
  }

  /** Where it changes sealed columns, `criteria` name the row: its primary key, its case and what names its part. */
  override async update<Entity extends ObjectLiteral>(
    target: EntityTarget<Entity>,
    criteria: unknown,
    changed: Changed<Entity>,
    options?: UpdateOptions,
  ): Promise<UpdateResult> {
    return super.update(target, criteria, await this.sealed(target, changed, namedIn(criteria)), options);
  }

  /** @param named the row; its own content unless given */
  private async sealed<Content>(
    target: EntityTarget<ObjectLiteral>,
    content: Content,
    named?: object,
  ): Promise<Content>;
  private async sealed(target: EntityTarget<ObjectLiteral>, content: object, named?: object): Promise<object> {
    const metadata = this.source.getMetadata(target);
    if (sealedColumnsOf(metadata).length === 0) return content;
    const seal = (one: object) => sealRow(this.source.keys, this, metadata, { ...one }, { ...(named ?? one) });
    return Array.isArray(content) ? Promise.all(content.map(seal)) : seal(content);
  }
}
