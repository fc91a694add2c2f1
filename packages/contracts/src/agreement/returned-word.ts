import { z } from 'zod';
import { ShownAnswers } from './negotiable.js';
import { RedlinePart } from './proposal-price.js';

/** The changes in a Word file, matched with answers. */
export const ReturnedWord = z
  .object({
    /** Answers that write the matched changes; empty where none is matched. */
    patch: ShownAnswers,
    /** The changed paragraphs in the order of the file. */
    changes: z.array(z.object({ parts: z.array(RedlinePart), isMatched: z.boolean() })),
  })
  .meta({ id: 'ReturnedWord' });
/** Amounts in cents. */
export type ReturnedWord = z.input<typeof ReturnedWord>;
/** As received: amounts in dollars. */
export type ReceivedWord = z.output<typeof ReturnedWord>;
