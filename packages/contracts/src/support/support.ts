import { z } from 'zod';
import { EmailAddress } from '../email.js';
import { endpoint } from '../endpoint.js';
import { writtenText } from '../text.js';

/** Sorts the support mailbox; stored with the number alone. */
export const SupportTopic = z.enum(['sign-in', 'agreement', 'evidence', 'finances', 'payment', 'privacy', 'other']);
export type SupportTopic = z.infer<typeof SupportTopic>;

export const LONGEST_SUPPORT_MESSAGE = 5_000;

export const AskSupport = z.strictObject({
  email: EmailAddress,
  topic: SupportTopic,
  message: z.string().trim().min(1).pipe(writtenText(LONGEST_SUPPORT_MESSAGE)),
});
export type AskSupport = z.infer<typeof AskSupport>;

/** `EH-` and eight unambiguous letters and digits. */
export const SupportReference = z.string().regex(/^EH-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);

/**
 * Copy to the sender. `full`: the message, to a proven address. `receipt`: the number alone, because the address may be
 * another person's. `none`: the daily limit of the address is reached.
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
