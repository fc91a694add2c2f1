import { z } from 'zod';
import { testAddresses } from './addresses.js';

const Address = z.object({ address: z.string() });
const ReceivedMail = z.object({
  to: z.array(Address),
  from: z.array(Address),
  subject: z.string(),
  text: z.string().optional(),
  html: z.union([z.string(), z.literal(false)]).optional(),
  messageId: z.string().optional(),
  id: z.string(),
});
export type ReceivedMail = z.infer<typeof ReceivedMail>;

const TIMEOUT_MS = 60_000;

/** Mail for one address. All tests share the mailbox: use a unique address for each. */
export const mailTo = async (address: string): Promise<ReceivedMail[]> => {
  const theirs = new URLSearchParams({ 'to.address': address });
  const response = await fetch(new URL(`/api/email?${theirs}`, testAddresses().TEST_MAILBOX_URL));
  return ReceivedMail.array().parse(await response.json());
};

/** The raw message, headers first. */
export const mailSource = async ({ id }: ReceivedMail): Promise<string> => {
  const response = await fetch(new URL(`/api/email/${id}/source`, testAddresses().TEST_MAILBOX_URL));
  return response.text();
};

/**
 * Waits for the latest mail to an address.
 * @throws Error when none comes within a minute
 */
export const mailArriving = async (address: string): Promise<ReceivedMail> => {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    const mail = (await mailTo(address)).at(-1);
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('no mail arrived');
};
