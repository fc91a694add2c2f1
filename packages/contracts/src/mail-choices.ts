import { z } from 'zod';

/** The mails that a person can do without. All others are needed for safety or for what was asked. */
export const MailChoices = z.strictObject({
  /** Neutral mails about proposals and comments. */
  news: z.boolean(),
  /** Of a signature that is due, and of document access that ends. */
  reminders: z.boolean(),
});
export type MailChoices = z.infer<typeof MailChoices>;
