import type { EntityManager, QueryRunner } from 'typeorm';

/** Who reads what a key seals: one party alone, or both. */
export const parts = ['owner', 'partner', 'shared'] as const;
export type Part = (typeof parts)[number];

/** The key of a part of a case. */
export interface RowKey {
  /** Not secret; the head of each value that the key sealed has it. */
  id: string;
  secret: Buffer;
}

/** Where sealed columns get their keys. */
export interface RowKeys {
  /** The key with this id; null when it is destroyed or lost. */
  toOpen(runner: QueryRunner, caseId: string, part: Part, id: string): Promise<RowKey | null>;
  /** The key in use, locked until the transaction ends; made when there is none. */
  toSeal(manager: EntityManager, caseId: string, part: Part): Promise<RowKey>;
}
