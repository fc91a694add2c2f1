import type { CurrentUser } from '@evenhand/contracts/auth/user';
import type { Passage } from '@evenhand/contracts/evidence/search';

export type Side = 'start' | 'end';

const nameOf = (sender: string): string =>
  sender
    .replace(/<[^<>]*>/u, '')
    .trim()
    .toLowerCase();

/** Whether a sender is who reads: by address, or by the whole name or the first one alone, as chats have it. */
export const isYou = (sender: string, user: CurrentUser | null): boolean => {
  if (!user) return false;
  const { email, firstName, lastName } = user;
  if (sender.toLowerCase().includes(email.toLowerCase())) return true;
  const names = [[firstName, lastName].filter(Boolean).join(' '), firstName ?? ''];
  return names.some((name) => name !== '' && name.toLowerCase() === nameOf(sender));
};

/**
 * On which side each sender speaks: who reads at the end, as in chats. Where nobody is known to be them, two senders
 * have a side each, the same one wherever in the conversation one looks.
 */
export const sidesOf = (passages: Passage[], user: CurrentUser | null): Map<string, Side> => {
  const senders = [...new Set(passages.flatMap(({ people }) => people.slice(0, 1)))].sort();
  const yours = senders.filter((sender) => isYou(sender, user));
  const atEnd = yours.length > 0 ? yours : senders.length === 2 ? senders.slice(1) : [];
  return new Map(senders.map((sender) => [sender, atEnd.includes(sender) ? 'end' : 'start']));
};
