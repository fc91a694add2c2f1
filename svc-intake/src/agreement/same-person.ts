import { lookOf } from './look-alikes.js';

/** Whose mailboxes take dots in an address as nothing. */
const dotsDoNotCount = ['gmail.com', 'googlemail.com'];

/** The mailbox behind an address: without the tag that its owner may add, look-alike letters folded. */
const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [name = '', domain = ''] = [email.slice(0, at), email.slice(at + 1).toLowerCase()];
  const untagged = name.split('+')[0] || name;
  const mailbox = dotsDoNotCount.includes(domain) ? untagged.replaceAll('.', '') : untagged;
  return `${lookOf(mailbox)}@${lookOf(domain)}`;
};

/** Whether two addresses reach the same person, or look to a reader as if they did. */
export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other);

/** The same name, however it is spaced, cased or composed. */
export const isSameName = (one: string, other: string): boolean => spaced(one) === spaced(other);

/** The same name to a reader's eye: look-alike letters folded too. */
export const looksLikeName = (one: string, other: string): boolean => lookOf(spaced(one)) === lookOf(spaced(other));

const spaced = (name: string): string =>
  name
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replace(/[\s\p{Cf}]+/gu, ' ')
    .trim();
