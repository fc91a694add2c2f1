import type { Reaction } from '../json/reaction.js';
import type { Source } from '../unit.js';
import { countedReactions, namedReaction, type ReactionElement, tapback } from './html-reactions.js';

/** How an export marks up messages: class names, or tags as `<q>`. */
export interface HtmlShape {
  source: Source;
  is: RegExp[];
  title?: string;
  message: string[];
  /** A message of the app, without a sender. */
  notice?: string;
  /** Inside a message: it is one of the app. */
  remark?: string;
  /** By its id: a day above messages. */
  heading?: RegExp;
  /** Messages without sender or date continue the sender of the one before. */
  continued?: string;
  sender: string[];
  at: string[];
  text: string[];
  /** Elements without words of the sender: reactions, quotes. */
  aside: string[];
  /** Inside an aside. */
  reaction?: string[];
  reactionsIn?: (element: ReactionElement) => Reaction[];
  /** Elements whose links and pictures are files of the export. */
  file?: string[];
  /** Its title is the time of the change. */
  edited?: string;
  /** Contains another sender's message with a separate date. */
  forwarded?: string;
  newestFirst?: true;
}

const htmlShapes: HtmlShape[] = [
  {
    source: 'telegram',
    is: [/class="history"/, /class="message (?:service|default)/],
    title: 'bold',
    message: ['message'],
    notice: 'service',
    heading: /^message-/,
    continued: 'joined',
    sender: ['from_name'],
    at: ['date'],
    text: ['text', 'media_wrap'],
    aside: ['reply_to', 'reactions', 'description', 'userpic'],
    reaction: ['reaction'],
    reactionsIn: countedReactions,
    file: ['media_wrap'],
    forwarded: 'forwarded',
  },
  {
    source: 'meta',
    is: [/class="[^"]*(?:\b_a6-g\b|\buiBoxWhite noborder\b)/],
    title: '<title>',
    message: ['_a6-g', 'uiBoxWhite'],
    sender: ['_a6-h', '_2lel'],
    at: ['_a6-o', '_2lem'],
    text: ['_a6-p', '_2let'],
    aside: ['_a6-q'],
    reaction: ['<li>'],
    reactionsIn: namedReaction,
    file: ['_a6-p', '_2let'],
    newestFirst: true,
  },
  // imessage-exporter
  {
    source: 'texts',
    is: [/class="message"/, /class="timestamp"/, /class="bubble"/],
    message: ['message'],
    notice: 'announcement',
    sender: ['sender'],
    at: ['timestamp'],
    text: ['bubble', 'edited', 'unsent', 'attachment', 'app', 'announcement'],
    aside: ['tapbacks', 'reactions'],
    reaction: ['tapback', 'reaction'],
    reactionsIn: tapback,
    file: ['attachment', 'bubble'],
  },
  // signal-export
  {
    source: 'signal',
    is: [/class="msg(?: [^"]*)?"/, /class="sender"/, /class="body"/],
    message: ['msg'],
    // Within five minutes of the one before by the same sender, name and date are omitted.
    continued: 'cont',
    sender: ['sender'],
    at: ['date', 'time', 'timestamp', '<time>'],
    text: ['body'],
    aside: ['quote', 'reaction', 'reactions'],
    reaction: ['reaction'],
    reactionsIn: countedReactions,
    file: ['body'],
  },
  // DiscordChatExporter; a group of messages names its author once.
  {
    source: 'discord',
    is: [/chatlog__message-container/, /chatlog__author/],
    title: '<title>',
    message: ['chatlog__message-container'],
    continued: 'chatlog__message-container',
    remark: 'chatlog__system-notification-content',
    sender: ['chatlog__author'],
    at: ['chatlog__timestamp', 'chatlog__short-timestamp', 'chatlog__system-notification-timestamp'],
    text: ['chatlog__content', 'chatlog__attachment', 'chatlog__embed', 'chatlog__system-notification-content'],
    aside: ['chatlog__reply', 'chatlog__reactions', 'chatlog__edited-timestamp'],
    reaction: ['chatlog__reaction'],
    reactionsIn: countedReactions,
    file: ['chatlog__attachment'],
    edited: 'chatlog__edited-timestamp',
  },
  // Google Voice, from Takeout
  {
    source: 'texts',
    is: [/class="hChatLog hfeed"/, /class="message"/],
    title: '<title>',
    message: ['message'],
    sender: ['fn'],
    at: ['dt'],
    text: ['<q>'],
    aside: [],
  },
];

const occurInOrder = (marks: RegExp[], page: string): boolean => {
  let rest = page;
  for (const mark of marks) {
    const at = rest.search(mark);
    if (at < 0) return false;
    rest = rest.slice(at);
  }
  return true;
};

export const shapeOf = (page: string): HtmlShape | undefined => htmlShapes.find(({ is }) => occurInOrder(is, page));
