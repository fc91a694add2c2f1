import { z } from 'zod';
import { Party } from '../identity.js';

/** What a line of the deal is about, in the order in which they stand; its name is in wording. */
export const dealTopics = {
  pays: [
    'child-support',
    'special-expenses',
    'known-expenses',
    'arrears',
    'spousal-support',
    'spousal-lump-sum',
    'equalization',
  ],
  keeps: ['home', 'other-assets', 'pensions', 'debts'],
  children: ['parenting-time', 'schedule', 'decision-making'],
  ends: ['child-support-ends', 'spousal-support-ends'],
} as const;
export const dealParts = ['pays', 'keeps', 'children', 'ends'] as const;

/** One thing that the agreement settles. The words are those of the article that settles it. */
export const DealLine = z.object({
  topic: z.enum([...dealTopics.pays, ...dealTopics.keeps, ...dealTopics.children, ...dealTopics.ends]),
  /** The article that says it in full. */
  article: z.object({ id: z.string(), number: z.int().positive() }),
  /** The child it is about, where it is about one. */
  child: z.string().nullable(),
  /** The amount or day, as printed; null where there is none. */
  figure: z.string().nullable(),
  /** How it is divided between the two, as printed. */
  shares: z.object({ owner: z.string(), partner: z.string() }).nullable(),
  /** Who pays; null where nobody does, or both. */
  payor: Party.nullable(),
  text: z.string(),
});
export type DealLine = z.infer<typeof DealLine>;

/** The agreement on one page: figures first. */
export const Deal = z.object({
  pays: z.array(DealLine),
  keeps: z.array(DealLine),
  children: z.array(DealLine),
  ends: z.array(DealLine),
});
export type Deal = z.infer<typeof Deal>;
