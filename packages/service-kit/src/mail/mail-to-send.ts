import { EmailAddress } from '@evenhand/contracts/email';
import { z } from 'zod';

/** One mail to one person. The text says everything; its HTML part is made from it when it is sent. */
export const MailToSend = z.strictObject({
  to: EmailAddress,
  subject: z.string().min(1),
  text: z.string().min(1),
  /** Where an answer goes, when not to the sender. */
  replyTo: EmailAddress.optional(),
  /** For mail that people subscribe to: one POST to this address ends it (RFC 8058). */
  unsubscribeUrl: z.url().optional(),
});
export type MailToSend = z.infer<typeof MailToSend>;
