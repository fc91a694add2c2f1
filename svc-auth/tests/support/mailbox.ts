import { mailTo, type ReceivedMail } from '@evenhand/service-kit/testing/test-mailbox';
import { until } from './until.js';

/** The mail that arrived as number `count`, of all to an address or of those with this subject. */
const arriving = async (address: string, count: number, subject?: string) => {
  let mail: ReceivedMail | undefined;
  await until(async () => {
    const mails = await mailTo(address);
    mail = mails.filter((one) => !subject || one.subject === subject)[count - 1];
    return mail !== undefined;
  });
  return { subject: mail?.subject ?? '', text: mail?.text ?? '' };
};

export const mailbox = {
  /** The mail that arrived as number `count`. */
  arriving: (address: string, count = 1) => arriving(address, count),

  /** What the page reads from the link in that mail. */
  link: async (address: string, count = 1, subject?: string) => {
    const { text } = await arriving(address, count, subject);
    const query = new URL(/https?:\S+/.exec(text)?.[0] ?? 'none:').searchParams;
    return { token: query.get('token') ?? '', email: query.get('email') ?? '' };
  },

  subjects: async (address: string) => (await mailTo(address)).map(({ subject }) => subject),
};
