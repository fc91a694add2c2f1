import { mailTo } from '@evenhand/service-kit/testing/test-mailbox';

/** Long enough for a slow machine. */
const TIMEOUT_MS = 60_000;
const PAUSE_MS = 80;

/** Read mails, by address and index. */
const read = new Set<string>();

/** Waits for the next unread mail to an address with this subject. */
export const nextMail = async (address: string, subject: string): Promise<string> => {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    const mails = (await mailTo(address)).map((mail, place) => ({ ...mail, place: `${address} ${place}` }));
    const next = mails.find((mail) => mail.subject === subject && !read.has(mail.place));
    if (next) {
      read.add(next.place);
      return next.text ?? '';
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`no mail "${subject}" came to ${address}`);
};

/** The token after the # of a mailed link. */
export const tokenIn = (text: string): string => /#([\w-]{20,})/.exec(text)?.[1] ?? '';

export const codeIn = (text: string): string => /\b(\d{6})\b/.exec(text)?.[1] ?? '';
