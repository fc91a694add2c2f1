import { extensionOf } from '../extension.js';
import type { ChatText } from '../json/chat.js';
import type { Reaction } from '../json/reaction.js';
import { NO_TEXT } from '../no-text.js';
import { writtenMoment } from '../written-date.js';

/** A message of a page while it is read. */
export interface Open {
  sender: string;
  at: string;
  text: string;
  /** The author of a forwarded message. */
  origin: string;
  isForwarded: boolean;
  isContinued: boolean;
  isNotice: boolean;
  files: Set<string>;
  edited: string | undefined;
  reactions: Reaction[];
}

export const begun = (about: Pick<Open, 'isContinued' | 'isNotice'>): Open => ({
  sender: '',
  at: '',
  text: '',
  origin: '',
  isForwarded: false,
  files: new Set(),
  edited: undefined,
  reactions: [],
  ...about,
});

export const tidy = (text: string): string =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');

const textOf = ({ text, files, isForwarded, origin, edited, sender, at }: Open): string => {
  const words = tidy(text);
  const named = [...files].filter((name) => !words.includes(name));
  const all = [words, ...named, edited !== undefined && `Edited ${tidy(edited)}`.trim()].filter(Boolean).join('\n');
  const forwarded = isForwarded ? ['Forwarded', tidy(origin) && `from ${tidy(origin)}`].filter(Boolean).join(' ') : '';
  const isMessage = tidy(sender) !== '' && tidy(at) !== '';
  return [forwarded, all || (isMessage ? NO_TEXT : '')].filter(Boolean).join(': ');
};

/** With sender and time of the message before, where the page omits them. */
export const completed = (message: Open, last: Pick<Open, 'sender' | 'at'>): Open => {
  const { isContinued } = message;
  return {
    ...message,
    text: textOf(message),
    sender: tidy(message.sender) || (isContinued ? last.sender : ''),
    at: tidy(message.at) || (isContinued ? last.at : ''),
  };
};

export const keyOf = ({ sender, at, text }: Open): string => [sender, at, text].join('\0');

export const chatTextOf = ({ sender, at, text }: Open, thread: string): ChatText => ({
  thread,
  people: sender ? [sender] : [],
  at: writtenMoment(at.replaceAll('\n', ' ')),
  text,
});

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;
const ON_DISCORD = /^https:\/\/(?:cdn|media)\.discordapp\.(?:com|net)\/attachments\//;

const unescaped = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** Of a file of the export: "photos/photo_1.jpg". */
export const fileNameIn = (address: string): string => {
  if (ELSEWHERE.test(address) && !ON_DISCORD.test(address)) return '';
  const path = address.split(/[?#]/, 1)[0] ?? '';
  const name = path.slice(path.lastIndexOf('/') + 1);
  return extensionOf(name) === '' ? '' : unescaped(name);
};
