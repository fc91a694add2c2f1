import { createRequire } from 'node:module';
import { z } from 'zod';
import type { ChatText } from './chat.js';
import type { Reaction } from './reaction.js';

const Names = z.record(z.string(), z.object({ name: z.string() }));

let names: Map<string, string> | undefined;

/** Skin tones and presentation do not change what a sign is called. */
const bare = (emoji: string): string => emoji.replace(/[\u{1f3fb}-\u{1f3ff}\ufe0f\ufe0e]/gu, '');

/** "thumbs up": what people type who look for a sign. Loaded with the first reaction. */
const nameOf = (emoji: string): string => {
  names ??= new Map(
    Object.entries(Names.parse(createRequire(import.meta.url)('unicode-emoji-json/data-by-emoji.json'))).map(
      ([sign, { name }]) => [bare(sign), name],
    ),
  );
  return names.get(bare(emoji)) ?? '';
};

const MOST_QUOTED = 200;

const quoted = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length > MOST_QUOTED ? `${letters.slice(0, MOST_QUOTED).join('')}…` : line;
};

/** A separate message by the person who reacted: a thumbs up can be a consent. Its time is the export's, or unknown. */
export const reactionTo = (message: ChatText, { emoji, who, at = null, count }: Reaction): ChatText => {
  const sign = [emoji, nameOf(emoji)].filter(Boolean).join(' ');
  const times = !who && count && count > 1 ? ` (${count} times)` : '';
  const author = message.people[0] ?? '';
  return {
    thread: message.thread,
    people: who ? [who, author].filter((name, index) => name && (index === 0 || name !== who)) : [],
    at,
    text: `${sign}${times}, reaction to: “${quoted(message.text)}”`,
  };
};
