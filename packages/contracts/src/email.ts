import { z } from 'zod';

/** An e-mail address, trimmed and lower-cased; at most 254 characters (RFC 5321). */
export const EmailAddress = z.string().trim().toLowerCase().pipe(z.email().max(254)).meta({ id: 'EmailAddress' });
export type EmailAddress = z.infer<typeof EmailAddress>;

/** Providers that ignore dots in the local part. */
const dotsDoNotCount = ['gmail.com', 'googlemail.com'];

/** Without the tag, and without dots where the provider ignores them. */
export const mailboxOf = (email: EmailAddress): string => {
  const at = email.lastIndexOf('@');
  const [name, domain] = [email.slice(0, at), email.slice(at + 1)];
  const untagged = name.split('+')[0] || name;
  return dotsDoNotCount.includes(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
};
