import { z } from 'zod';
import { Moment } from '../dates.js';

/** `party_a` is the signed-in person, `party_b` the partner. */
export const Ownership = z.enum(['joint', 'party_a', 'party_b']).meta({ id: 'Ownership' });
export type Ownership = z.infer<typeof Ownership>;

/** The owner's share of a joint item, in percent with at most two decimals; ignored for others. */
export const OwnersShare = z.number().min(0).max(100).multipleOf(0.01);

export const ItemChange = z.enum(['added', 'edited', 'deleted', 'restored']).meta({ id: 'ItemChange' });
export type ItemChange = z.infer<typeof ItemChange>;

/** Per list of the owner. */
export const MOST_ITEMS_PER_LIST = 1_000;

/** Size of a person's three lists. */
export const LARGEST_LISTS_IN_BYTES = 2_000_000;

export const MOST_CHANGES_IN_A_DAY = 5_000;

export const VERSIONS_PER_PAGE = 50;

/** From 1. After a full page there may be another. */
export const HistoryPage = z.coerce.number().int().min(1).max(1_000_000).default(1);
export const ReadHistory = z.strictObject({ page: HistoryPage });
export type ReadHistory = z.infer<typeof ReadHistory>;

/** A page of an item's versions, newest first. Versions are never deleted. The query is `ReadHistory`. */
export const historyOf = <Item extends z.ZodType>(item: Item) =>
  z.array(z.object({ version: z.int(), change: ItemChange, at: Moment, item })).max(VERSIONS_PER_PAGE);

/** Optimistic lock: the version that the person saw. */
export const seenVersion = { version: z.int().min(1) };
