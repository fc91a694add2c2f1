import type { Reader } from '@evenhand/contracts/hidden/readers';
import type { FieldProblem } from '@evenhand/contracts/problems';
import type { z } from 'zod';
import type { ItemKindName } from './item.entity.js';

/** One of the lists, and what its items are kept as. */
export interface ItemKind<Content extends object> {
  name: ItemKindName;
  /** The content as it lies in the database, every amount in cents. */
  stored: z.ZodType<Content>;
  /** Who reads each field of an item. */
  readers: Readonly<Record<keyof Content, Reader>>;
  /** What is wrong with an item although each of its fields is right. */
  refusals: (content: Content) => FieldProblem[];
}
