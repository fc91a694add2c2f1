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
/** A mail as the mailbox received it. */
export type ReceivedMail = z.infer<typeof ReceivedMail>;

/** Longer than a slow machine takes. */
const TIMEOUT_MS = 60_000;

/**
 * Every mail that has arrived for an address. Give each test addresses of its own: all share the mailbox, which holds
 * thousands in a whole run, so it is asked for this address alone.
 */
export const mailTo = async (address: string): Promise<ReceivedMail[]> => {
  const theirs = new URLSearchParams({ 'to.address': address });
  const response = await fetch(new URL(`/api/email?${theirs}`, testAddresses().TEST_MAILBOX_URL));
  return ReceivedMail.array().parse(await response.json());
};

/** A mail as it went over the wire, headers first. */
export const mailSource = async ({ id }: ReceivedMail): Promise<string> => {
  const response = await fetch(new URL(`/api/email/${id}/source`, testAddresses().TEST_MAILBOX_URL));
  return response.text();
};

/** Waits for a mail to an address, the latest when there are several. Throws when none comes in a minute. */
export const mailArriving = async (address: string): Promise<ReceivedMail> => {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    const mail = (await mailTo(address)).at(-1);
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('no mail arrived');
};
