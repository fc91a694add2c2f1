import { z } from 'zod';
import { LONGEST_TEXT, writtenText } from '../text.js';

export const LONGEST_REWORDING = 2_000;
export const MOST_REWORDINGS = 40;

/** A paragraph of an article in the couple's own words, for as long as the article's own text is `was`. */
export const Rewording = z
  .strictObject({
    /** Id of the article. */
    clauseId: z.string().min(1).max(100),
    was: writtenText(2 * LONGEST_TEXT).min(1),
    words: writtenText(LONGEST_REWORDING).trim().min(1),
  })
  .meta({ id: 'Rewording' });
export type Rewording = z.infer<typeof Rewording>;

export const rewordingFacts = { rewordings: z.array(Rewording).max(MOST_REWORDINGS).optional() };
