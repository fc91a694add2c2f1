import { mailTo, type ReceivedMail } from '@evenhand/service-kit/testing/test-mailbox';
import { until } from './until.js';

/** The `count`-th matching mail to an address. */
const arriving = async (address: string, count: number, fits: (mail: ReceivedMail) => boolean) => {
  let mail: ReceivedMail | undefined;
  await until(async () => {
    mail = (await mailTo(address)).filter(fits)[count - 1];
    return mail !== undefined;
  });
  return { subject: mail?.subject ?? '', text: mail?.text ?? '' };
};

const linkIn = (text: string) => new URL(/https?:\S+/.exec(text)?.[0] ?? 'none:');
const hasSignInLink = ({ text = '' }: ReceivedMail) => text.includes('?token=');

export const mailbox = {
  arriving: (address: string, count = 1) => arriving(address, count, () => true),

  about: (address: string, subject: string, count = 1) => arriving(address, count, (mail) => mail.subject === subject),

  /** The secret in the `count`-th mail with such a link. */
  link: async (address: string, count = 1, subject?: string) => {
    const { text } = await arriving(
      address,
      count,
      (mail) => hasSignInLink(mail) && (!subject || mail.subject === subject),
    );
    const query = linkIn(text).searchParams;
    return { token: query.get('token') ?? '', email: query.get('email') ?? '' };
  },

  /** The secret in a link's fragment. */
  fragment: async (address: string, subject: string, count = 1) => {
    const { text } = await mailbox.about(address, subject, count);
    return new URLSearchParams(linkIn(text).hash.slice(1));
  },

  of: async (address: string) => (await mailTo(address)).map(({ text = '' }) => ({ text })),

  subjects: async (address: string) => (await mailTo(address)).map(({ subject }) => subject),
};
