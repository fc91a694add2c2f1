import {
  type DataSource,
  EntityManager,
  type EntityTarget,
  type InsertResult,
  type ObjectLiteral,
  type UpdateOptions,
  type UpdateResult,
} from 'typeorm';
import type { ColumnKeys } from '../sealed-columns/column-keys.js';
import { sealRow } from '../sealed-columns/column-sealer.js';
import { sealedColumnsOf } from '../sealed-columns/sealed-column.js';

type Written<Entity extends ObjectLiteral> = Parameters<typeof EntityManager.prototype.insert<Entity>>[1];
type Changed<Entity extends ObjectLiteral> = Parameters<typeof EntityManager.prototype.update<Entity>>[2];
type Conflict<Entity extends ObjectLiteral> = Parameters<typeof EntityManager.prototype.upsert<Entity>>[2];

/** Seals sealed columns on `insert`, `update` and `upsert`, in copies. The column refuses every other way. */
export class SealingEntityManager extends EntityManager {
  constructor(
    private readonly source: DataSource & { keys: ColumnKeys },
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
    const named = typeof criteria === 'object' && criteria !== null ? criteria : {};
    return super.update(target, criteria, await this.sealed(target, changed, named), options);
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
