import { z } from 'zod';

/** Letters beyond ASCII, without invisible characters; also without the flag `u`, for JSON Schema. */
const LETTERS = '\\u00c0-\\u1fff\\u2c00-\\u2dff\\u3005-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\ufdff';
/** As zod's own, with letters of every script before the @ (RFC 6531) and internationalised endings. */
const ADDRESS = new RegExp(
  `^(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+\\-.${LETTERS}]*[A-Za-z0-9_+\\-${LETTERS}]@(?:[A-Za-z0-9][A-Za-z0-9-]*\\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$`,
);

/** ASCII letters, digits, dots and hyphens need no conversion; other marks are in no domain. */
const INTERNATIONAL = /^[\p{L}\p{M}\p{N}.\u3002\uff0e\uff61-]+$/u;

/** The domain as the DNS has it (RFC 5891): one address has one form. */
const withAsciiDomain = (address: string): string => {
  const at = address.lastIndexOf('@');
  const [name, domain] = [address.slice(0, at).normalize('NFC'), address.slice(at + 1)];
  if (at < 0 || domain.length > 253 || !INTERNATIONAL.test(domain) || !/[^\0-\x7f]/.test(domain)) {
    return at < 0 ? address : `${name}@${domain}`;
  }
  const url = `http://${domain}`;
  return URL.canParse(url) ? `${name}@${new URL(url).hostname}` : address;
};

/**
 * An e-mail address, trimmed and lower-cased, an internationalised domain in ASCII; at most 254 characters (RFC 5321).
 */
export const EmailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .overwrite(withAsciiDomain)
  .pipe(z.email({ pattern: ADDRESS }).max(254))
  .meta({ id: 'EmailAddress' });
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
