import { mailTo, type ReceivedMail } from '@evenhand/service-kit/testing/test-mailbox';

const PATIENCE_MS = 15_000;
const read = new Set<string>();

const idOf = ({ messageId, subject, text }: ReceivedMail) => messageId ?? `${subject} ${text}`;

/** The next mail to an address that no test has read yet, with this subject; waits for it. */
export const nextMail = async (address: string, subject: string): Promise<string> => {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const found = (await mailTo(address)).find((mail) => mail.subject === subject && !read.has(idOf(mail)));
    if (found) {
      read.add(idOf(found));
      return found.text ?? '';
    }
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  throw new Error(`no mail "${subject}" came to ${address}`);
};

/** The token behind the # of the link in a mail. */
export const tokenIn = (text: string): string => /#([\w-]{20,})/.exec(text)?.[1] ?? '';

/** The six digits in a mail. */
export const codeIn = (text: string): string => /\b(\d{6})\b/.exec(text)?.[1] ?? '';
