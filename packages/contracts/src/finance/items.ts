import { z } from 'zod';
import { Moment } from '../dates.js';

/** Whose it is. `party_a` is the person signed in, `party_b` their partner. */
export const Ownership = z.enum(['joint', 'party_a', 'party_b']).meta({ id: 'Ownership' });
export type Ownership = z.infer<typeof Ownership>;

/** The owner's part of what is joint, in percent with at most two decimals; of anything else it says nothing. */
export const OwnersShare = z.number().min(0).max(100).multipleOf(0.01);

/** What became of an item at one version of it. */
export const ItemChange = z.enum(['added', 'edited', 'deleted', 'restored']).meta({ id: 'ItemChange' });
export type ItemChange = z.infer<typeof ItemChange>;

/** So many items one list of the owner may hold. */
export const MOST_ITEMS_PER_LIST = 1_000;

/** So much the three lists of a person may say together: 2 MB. */
export const LARGEST_LISTS_IN_BYTES = 2_000_000;

/** So often the owner may change their lists in a day. */
export const MOST_CHANGES_IN_A_DAY = 5_000;

/** So many versions are on one page of a history. */
export const VERSIONS_PER_PAGE = 50;

/** Which page of a history; from 1. A page that is full may have another behind it. */
export const HistoryPage = z.coerce.number().int().min(1).max(1_000_000).default(1);
export const ReadHistory = z.strictObject({ page: HistoryPage });
export type ReadHistory = z.infer<typeof ReadHistory>;

/**
 * One page of the versions of one item, the newest first: each as it stood from then on. Nothing is ever taken out of
 * it. The query is `ReadHistory`.
 */
export const historyOf = <Item extends z.ZodType>(item: Item) =>
  z.array(z.object({ version: z.int(), change: ItemChange, at: Moment, item })).max(VERSIONS_PER_PAGE);

/** The version that a person saw when they changed it: another window's change in between is not written over. */
export const seenVersion = { version: z.int().min(1) };
