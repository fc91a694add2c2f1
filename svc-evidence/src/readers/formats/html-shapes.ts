import type { Source } from '../unit.js';

/** How an export marks up messages: class names, or tags as `<q>`. */
export interface HtmlShape {
  source: Source;
  is: RegExp[];
  title?: string;
  message: string[];
  notMessage?: string;
  /** Messages without sender or date continue the sender of the one before. */
  continued?: string;
  sender: string[];
  at: string[];
  text: string[];
  /** Elements without content: reactions, quotes. */
  aside: string[];
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
    notMessage: 'service',
    continued: 'joined',
    sender: ['from_name'],
    at: ['date'],
    text: [
      'text',
      'media_file',
      'media_poll',
      'media_call',
      'media_contact',
      'media_location',
      'media_live_location',
      'media_venue',
    ],
    aside: ['reply_to', 'reactions', 'media_wrap', 'description'],
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
    newestFirst: true,
  },
  // imessage-exporter
  {
    source: 'texts',
    is: [/class="message"/, /class="timestamp"/, /class="bubble"/],
    message: ['message'],
    sender: ['sender'],
    at: ['timestamp'],
    text: ['bubble', 'edited'],
    aside: ['tapbacks', 'announcement'],
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
  },
  // DiscordChatExporter; a group of messages names its author once.
  {
    source: 'discord',
    is: [/chatlog__message-container/, /chatlog__author/],
    title: '<title>',
    message: ['chatlog__message-container'],
    continued: 'chatlog__message-container',
    sender: ['chatlog__author'],
    at: ['chatlog__timestamp', 'chatlog__short-timestamp'],
    text: ['chatlog__content', 'chatlog__attachment'],
    aside: ['chatlog__reply', 'chatlog__reactions', 'chatlog__edited-timestamp'],
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
