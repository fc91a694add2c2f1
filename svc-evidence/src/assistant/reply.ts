import { z } from 'zod';

/** What the assistant has to answer: sentences, each with the quotes that prove it. */
export const Reply = z.strictObject({
  sentences: z.array(
    z.strictObject({
      text: z.string(),
      citations: z.array(z.strictObject({ passage: z.number(), quote: z.string() })),
    }),
  ),
});
export type Reply = z.infer<typeof Reply>;
