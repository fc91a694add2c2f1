import { mailboxOf } from '@evenhand/contracts/email';
import { lookOf } from './look-alikes.js';

const lookOfMailbox = (email: string): string => lookOf(mailboxOf(email.toLowerCase()));

/** Whether two addresses reach the same mailbox, or look to a reader as if they did. */
export const isSameMailbox = (one: string, other: string): boolean => lookOfMailbox(one) === lookOfMailbox(other);

/** Whether two names differ in spaces, case or composition only. */
export const isSameName = (one: string, other: string): boolean => spaced(one) === spaced(other);

/** Folds look-alike letters as well. */
export const looksLikeName = (one: string, other: string): boolean => lookOf(spaced(one)) === lookOf(spaced(other));

const spaced = (name: string): string =>
  name
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replace(/[\s\p{Cf}]+/gu, ' ')
    .trim();
