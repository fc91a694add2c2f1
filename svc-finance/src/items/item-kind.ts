import type { FinancesChanged } from '@evenhand/contracts/events/finances-changed';
import type { FieldProblem } from '@evenhand/contracts/problems';
import type { z } from 'zod';
import type { ItemKindName } from './item.entity.js';

/** One of the lists: what its items are kept as, and what the agreement is told of them. */
export interface ItemKind<Content extends object> {
  name: ItemKindName;
  /** The content as it lies in the database, every amount in cents. */
  stored: z.ZodType<Content>;
  /** What is wrong with an item although each of its fields is right. */
  refusals: (content: Content) => FieldProblem[];
  /** What other services hear of an item; null where only that there is one. */
  division: (content: Content) => Omit<NonNullable<FinancesChanged['item']>, 'id' | 'isDeleted'> | null;
}
