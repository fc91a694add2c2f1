import { mailboxOf } from '@evenhand/contracts/email';
import { lookOf } from './look-alikes.js';

/** The mailbox behind an address, look-alike letters folded. */
const lookOfMailbox = (email: string): string => lookOf(mailboxOf(email.toLowerCase()));

/** Whether two addresses reach the same person, or look to a reader as if they did. */
export const isSameMailbox = (one: string, other: string): boolean => lookOfMailbox(one) === lookOfMailbox(other);

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
