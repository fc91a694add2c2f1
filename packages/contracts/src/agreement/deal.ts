import { z } from 'zod';
import { IsoDate } from '../dates.js';
import { Party } from '../identity.js';

/** In display order; the names are in wording. */
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
  releases: [
    'spousal-support-release',
    'spousal-support-before-release',
    'equalization-release',
    'property-release',
    'estate-release',
    'survivor-benefit-release',
    'beneficiary-release',
  ],
} as const;
export const dealParts = ['children', 'pays', 'keeps', 'ends', 'releases'] as const;

/** What a line without a figure settles; their words are in wording. */
export const dealGists = ['no-support', 'no-payment', 'own-pensions'] as const;

/** In the words of its article. */
export const DealLine = z.object({
  topic: z.enum([
    ...dealTopics.pays,
    ...dealTopics.keeps,
    ...dealTopics.children,
    ...dealTopics.ends,
    ...dealTopics.releases,
  ]),
  article: z.object({ id: z.string(), number: z.int().positive() }),
  child: z.string().nullable(),
  /** As printed; null without one. */
  figure: z.string().nullable(),
  /** As printed; null when not shared. */
  shares: z.object({ owner: z.string(), partner: z.string() }).nullable(),
  /** Null when neither or both pay. */
  payor: Party.nullable(),
  /** The first day, the day of the payment, or of an end; null without one. */
  from: IsoDate.nullable(),
  /** Null where the figure, the shares or the text state it. */
  gist: z.enum(dealGists).nullable(),
  text: z.string(),
});
export type DealLine = z.infer<typeof DealLine>;

/** The agreement on one page: figures first. */
export const Deal = z.object({
  pays: z.array(DealLine),
  keeps: z.array(DealLine),
  children: z.array(DealLine),
  ends: z.array(DealLine),
  releases: z.array(DealLine),
});
export type Deal = z.infer<typeof Deal>;
