import { EmailAddress } from '@evenhand/contracts/email';
import { z } from 'zod';

/** One mail to one person. The text is complete; the HTML part is made from it on sending. */
export const MailToSend = z.strictObject({
  to: EmailAddress,
  subject: z.string().min(1),
  text: z.string().min(1),
  /** Reply address, when not the sender. */
  replyTo: EmailAddress.optional(),
  /** For subscriptions: one POST to this address unsubscribes (RFC 8058). */
  unsubscribeUrl: z.url().optional(),
});
export type MailToSend = z.infer<typeof MailToSend>;
