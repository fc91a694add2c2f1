import { mailTo } from '@evenhand/service-kit/testing/test-mailbox';

/** Longer than a slow machine takes. */
const TIMEOUT_MS = 60_000;
const PAUSE_MS = 80;

/** Which mails of an address, by their place in its row, a test has read. */
const read = new Set<string>();

/** The next mail to an address that no test has read yet, with this subject; waits for it. */
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

/** The token behind the # of the link in a mail. */
export const tokenIn = (text: string): string => /#([\w-]{20,})/.exec(text)?.[1] ?? '';

/** The six digits in a mail. */
export const codeIn = (text: string): string => /\b(\d{6})\b/.exec(text)?.[1] ?? '';
