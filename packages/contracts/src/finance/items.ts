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

/** The versions of one item, the newest first: each as it stood from then on. Nothing is ever taken out of it. */
export const historyOf = <Item extends z.ZodType>(item: Item) =>
  z.array(z.object({ version: z.int(), change: ItemChange, at: Moment, item }));

/** The version that a person saw when they changed it: another window's change in between is not written over. */
export const seenVersion = { version: z.int().min(1) };
