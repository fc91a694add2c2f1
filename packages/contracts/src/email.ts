import { z } from 'zod';

/** An e-mail address, trimmed and lower-cased; at most 254 characters (RFC 5321). */
export const EmailAddress = z.string().trim().toLowerCase().pipe(z.email().max(254)).meta({ id: 'EmailAddress' });
export type EmailAddress = z.infer<typeof EmailAddress>;

/** Whose mailboxes take dots in an address as nothing. */
const dotsDoNotCount = ['gmail.com', 'googlemail.com'];

/** The mailbox behind an address: without the tag that its owner may add, and without dots where they are nothing. */
export const mailboxOf = (email: EmailAddress): string => {
  const at = email.lastIndexOf('@');
  const [name, domain] = [email.slice(0, at), email.slice(at + 1)];
  const untagged = name.split('+')[0] || name;
  return dotsDoNotCount.includes(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
};
