import { EmailAddress } from '@evenhand/contracts/email';
import { z } from 'zod';
import { job } from '../jobs/job.js';

export const MailToSend = z.strictObject({
  to: EmailAddress,
  subject: z.string().min(1),
  text: z.string().min(1),
  html: z.string().optional(),
});
export type MailToSend = z.infer<typeof MailToSend>;

/** One mail to one person. Tried for about two hours. */
export const sendMail = job('send-mail', MailToSend, { attempts: 10, backoffSeconds: 15 });
