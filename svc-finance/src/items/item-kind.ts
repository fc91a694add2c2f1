import type { Reader } from '@evenhand/contracts/hidden/readers';
import type { FieldProblem } from '@evenhand/contracts/problems';
import type { z } from 'zod';
import type { ItemKindName } from './item.entity.js';

/** A list and the stored form of its items. */
export interface ItemKind<Content extends object> {
  name: ItemKindName;
  /** Stored content; amounts are cents. */
  stored: z.ZodType<Content>;
  /** Who can read each field. */
  readers: Readonly<Record<keyof Content, Reader>>;
  /** Problems across fields. */
  refusals: (content: Content) => FieldProblem[];
  /** Problems with another item of the list; null where none can be. */
  refusalsWith: ((content: Content, other: Content) => FieldProblem[]) | null;
}
