import type { CurrentUser } from '@evenhand/contracts/auth/user';
import type { Passage } from '@evenhand/contracts/evidence/search';

export type Side = 'start' | 'end';

const nameOf = (sender: string): string =>
  sender
    .replace(/<[^<>]*>/u, '')
    .trim()
    .toLowerCase();

/** Matches a full name, or its first part, as in chats. */
export const isPerson = (sender: string, name: string): boolean =>
  [name, name.split(' ')[0] ?? ''].some((known) => known !== '' && known.toLowerCase() === nameOf(sender));

const addressOf = (sender: string): string => (/<([^<>]*)>\s*$/u.exec(sender)?.[1] ?? sender).trim().toLowerCase();

/** Matches by address, full name, or first name, as in chats. */
export const isYou = (sender: string, user: CurrentUser | null): boolean => {
  if (!user) return false;
  const { email, firstName, lastName } = user;
  if (addressOf(sender) === email.toLowerCase()) return true;
  const names = [[firstName, lastName].filter(Boolean).join(' '), firstName ?? ''];
  return names.some((name) => name !== '' && name.toLowerCase() === nameOf(sender));
};

/**
 * The side of each sender; the reader is on the right. When the reader is unknown, two senders get a stable side each.
 */
export const sidesOf = (passages: Passage[], user: CurrentUser | null): Map<string, Side> => {
  const senders = [...new Set(passages.flatMap(({ people }) => people.slice(0, 1)))].sort();
  const yours = senders.filter((sender) => isYou(sender, user));
  const atEnd = yours.length > 0 ? yours : senders.length === 2 ? senders.slice(1) : [];
  return new Map(senders.map((sender) => [sender, atEnd.includes(sender) ? 'end' : 'start']));
};
