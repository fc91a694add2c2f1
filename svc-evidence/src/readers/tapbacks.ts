import type { Reaction } from './json/reaction.js';

const SIGNS: Record<string, string | undefined> = {
  Loved: '❤️',
  Liked: '👍',
  Disliked: '👎',
  'Laughed at': '😂',
  Laughed: '😂',
  Emphasized: '‼️',
  Questioned: '❓',
};

// Input: a line of a file, or the text of one element. "Disliked by Chris"
const TAPBACK = /^(\S.{0,60}?) by (\S.{0,100})$/s;
const STICKER = /^Sticker from ([^:]{1,100})/;

/** A reaction of iMessage as imessage-exporter writes it. */
export const tapbackIn = (text: string): Reaction | undefined => {
  const [, what = '', who = ''] = TAPBACK.exec(text) ?? [];
  const [, from] = STICKER.exec(text) ?? [];
  if (from !== undefined) return { emoji: 'Sticker', who: from.trim() };
  return what ? { emoji: SIGNS[what] ?? what, who: who.trim() } : undefined;
};
