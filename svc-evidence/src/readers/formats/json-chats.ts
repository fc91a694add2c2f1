import { decoded } from '../decode.js';
import type { Chat, ChatText, Found, JsonChat } from '../json/chat.js';
import { discord, discordPackage } from '../json/discord.js';
import { jsonElements } from '../json/elements.js';
import { googleChat, hangouts } from '../json/google.js';
import { encryptedMessenger, meta } from '../json/meta.js';
import { limitDepth } from '../json/nesting.js';
import { otherJson } from '../json/other-json.js';
import { phoneTexts } from '../json/phone-texts.js';
import { reactionTo } from '../json/reactions.js';
import { signalMessages } from '../json/signal.js';
import { signalFrames } from '../json/signal-frames.js';
import { slack } from '../json/slack.js';
import { snapchat } from '../json/snapchat.js';
import { telegram } from '../json/telegram.js';
import { tiktok } from '../json/tiktok.js';
import { lookAhead, upTo } from '../look-ahead.js';
import type { Message, Page, Parse, Unit } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { inPages, span } from './pages.js';
import { teams, teamsAtWork } from './teams.js';

const kinds: JsonChat[] = [
  meta,
  encryptedMessenger,
  telegram,
  googleChat,
  hangouts,
  signalFrames,
  phoneTexts,
  signalMessages,
  snapchat,
  discord,
  discordPackage,
  teams,
  teamsAtWork,
  slack,
  tiktok,
];

/** Paths of messages and chat names. No ancestor of messages is listed: it would be held in memory. */
const IN_A_DOCUMENT = [
  '$.name',
  '$.title',
  '$.threadName',
  '$.participants',
  '$.messages.*',
  '$.chats.list.*.name',
  '$.chats.list.*.type',
  '$.chats.list.*.messages.*',
  '$.left_chats.list.*.name',
  '$.left_chats.list.*.messages.*',
  '$.conversations.*.conversation',
  '$.conversations.*.events.*',
  '$.conversation_state.*.conversation_state.conversation',
  '$.conversation_state.*.conversation_state.event.*',
  '$.channel',
  '$.userId',
  '$.conversations.*.id',
  '$.conversations.*.displayName',
  '$.conversations.*.MessageList.*',
  '$.value.*',
  '$.Direct Message.Direct Messages.ChatHistory.*.*',
  '$.Direct Messages.Chat History.ChatHistory.*.*',
];
const IN_A_LIST = ['$.*'];
/** Snapchat names each list after a person. */
const IN_NAMED_LISTS = ['$.*.*'];
const IN_LINES = ['$'];
const isSnapchat = (sample: string): boolean =>
  /^\s*\{\s*"[^"]{1,200}"\s*:\s*\[/.test(sample) &&
  ['"Media Type":', '"Created":'].every((name) => sample.replaceAll('": ', '":').includes(name));

const SAMPLE_IN_CHARACTERS = 65_536;

const pathsIn = (sample: string): string[] => {
  if (/^\s*\[/.test(sample)) return IN_A_LIST;
  if (isSnapchat(sample)) return IN_NAMED_LISTS;
  const [first = '', second] = sample.split('\n').filter((line) => line.trim());
  return second !== undefined && isJson(first) ? IN_LINES : IN_A_DOCUMENT;
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** JSON that is no chat is held in memory; of a chat only the current message. */
const LARGEST_OTHER_IN_CHARACTERS = 32 * 1_048_576;

/** Messages reversed in one batch; newest-first exports have fewer per file. */
const TURNED_AT_ONCE = 50_000;

const remembered = (text: AsyncIterable<string>) => {
  let pieces: string[] | undefined = [];
  let size = 0;
  async function* kept(): AsyncIterable<string> {
    for await (const piece of text) {
      size += piece.length;
      pieces?.push(piece);
      if (pieces && size > LARGEST_OTHER_IN_CHARACTERS) {
        throw new Unreadable('json-unknown');
      }
      yield piece;
    }
  }
  return {
    text: kept(),
    forget: () => {
      pieces = undefined;
    },
    all: () => (pieces ?? []).join(''),
  };
};

/** A list with so many other entries before the first message is no chat. */
const MOST_BEFORE = 50_000;

const isOfMessages = (path: string): boolean => path === '' || path.endsWith('*');

const listOf = (path: string): string => path.replace(/\.\*$/, '');

const messageAt = (source: Message['source'], path: string, text: ChatText): Message => ({
  kind: 'message',
  source,
  path,
  ...text,
});

/** Yields nothing when no message of this kind is found. */
async function* unitsOf(filename: string, text: AsyncIterable<string>, known: () => void): AsyncIterable<Unit> {
  const chat: Chat = { filename, name: undefined, people: [], names: new Map() };
  let [kind, number, entry]: [JsonChat | undefined, number, number] = [undefined, 0, 0];
  let waiting: Found[] = [];
  let others: { entry: number; json: string }[] = [];
  const complete = ({ earlier = [], reactions = [], named, ...latest }: Found): Message[] => {
    if (!kind) return [];
    number += 1;
    const [source, path] = [kind.source, `message ${number}`];
    const before = earlier.map((text) => messageAt(source, `${path}, before it was changed`, text));
    const text = { ...latest, ...named?.() };
    const after = reactions.map((one) => messageAt(source, `${path}, reaction`, reactionTo(text, one)));
    return [...before, messageAt(source, path, text), ...after];
  };
  function* released(): Iterable<Message> {
    const isNewestFirst = (waiting.at(0)?.at ?? '') > (waiting.at(-1)?.at ?? '');
    for (const found of isNewestFirst ? waiting.toReversed() : waiting)
      yield* complete({ ...found, thread: chat.name ?? found.thread });
    waiting = [];
  }
  async function* told(): AsyncIterable<Page> {
    const left = others.filter(({ json }) => !kind?.isAbout?.(JSON.parse(json)));
    others = [];
    for (const { entry, json } of left) yield* inPages(otherJson(json), () => `entry ${entry}`);
  }
  const { sample, all } = await lookAhead(text, upTo(SAMPLE_IN_CHARACTERS));
  for await (const { path, value } of jsonElements(all, pathsIn(sample.join('')))) {
    if (isOfMessages(path)) entry += 1;
    if (!kind && entry > MOST_BEFORE) {
      others = [];
      continue;
    }
    kind ??= kinds.find(({ read }) => read(value, chat, listOf(path)));
    const found = kind?.read(value, chat, listOf(path));
    const isShown = Boolean(found?.text.trim());
    if (isShown) known();
    if (!found) for (const one of kind ? [kind] : kinds) one.learn?.(path, value, chat);
    // A message of a kind without words here is kept as it is written.
    if (!isShown && isOfMessages(path)) others.push({ entry, json: JSON.stringify(value) });
    if (kind && others.length > 0) yield* told();
    if (found && isShown && (kind?.namedBehind || found.named)) waiting.push(found);
    else if (found && isShown) yield* complete(found);
    if (waiting.length > TURNED_AT_ONCE) yield* released();
  }
  yield* released();
}

export const jsonChats: Parse = async function* ({ filename, bytes }) {
  const { text, forget, all } = remembered(limitDepth(decoded(bytes)));
  const held: Unit[] = [];
  let isChat = false;
  const units = unitsOf(filename.replace(/\.json$/i, ''), text, () => {
    isChat = true;
    forget();
  });
  for await (const unit of units) {
    held.push(unit);
    if (isChat) yield* held.splice(0);
  }
  if (!isChat) yield* inPages(otherJson(all()), span('line'));
};
