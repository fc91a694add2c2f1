import { z } from 'zod';
import { EmailAddress } from '../email.js';
import { endpoint } from '../endpoint.js';
import { writtenText } from '../text.js';

/** What a message is about; sorts the support mailbox, and is all that is kept of a message beside its number. */
export const SupportTopic = z.enum(['sign-in', 'agreement', 'evidence', 'finances', 'payment', 'privacy', 'other']);
export type SupportTopic = z.infer<typeof SupportTopic>;

export const LONGEST_SUPPORT_MESSAGE = 5_000;

export const AskSupport = z.strictObject({
  email: EmailAddress,
  topic: SupportTopic,
  message: z.string().trim().min(1).pipe(writtenText(LONGEST_SUPPORT_MESSAGE)),
});
export type AskSupport = z.infer<typeof AskSupport>;

/** A number to name when asking again: `EH-` and eight letters and digits that cannot be mistaken for each other. */
export const SupportReference = z.string().regex(/^EH-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);

/**
 * What was mailed to the sender. `full`: their words, to the proven address they are signed in with. `receipt`: the
 * number alone, since anybody could have typed this address. `none`: this address has had its receipts for today.
 */
export const SupportCopy = z.enum(['full', 'receipt', 'none']);
export type SupportCopy = z.infer<typeof SupportCopy>;

export const SupportAsked = z.object({ reference: SupportReference, copy: SupportCopy }).meta({ id: 'SupportAsked' });
export type SupportAsked = z.infer<typeof SupportAsked>;

export const askSupport = endpoint('POST', '/api/support/messages', AskSupport, SupportAsked, {
  audience: 'public',
  idempotent: true,
  status: 201,
});
