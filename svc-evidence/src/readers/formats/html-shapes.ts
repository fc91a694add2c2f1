import type { Source } from '../unit.js';

/** How an export writes its messages as a web page, told by the classes of its elements or, as `<q>`, by their tags. */
export interface HtmlShape {
  source: Source;
  /** They stand in the first part of such a page, one after the other. */
  is: RegExp[];
  /** The element that names the chat; else the file does. */
  title?: string;
  message: string[];
  /** Of elements that look like messages and are none. */
  notMessage?: string;
  /** Of messages that name no sender, or no date, because who wrote the one before goes on. */
  goesOn?: string;
  sender: string[];
  /** The date stands in its text, or in its title. */
  at: string[];
  text: string[];
  /** Elements in a message that say nothing of it: reactions, quotes. */
  aside: string[];
  /** Holds somebody else's message, with a sender and a date of its own that are not this one's. */
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
    goesOn: 'joined',
    sender: ['from_name'],
    at: ['date'],
    // Cards that tell of what was sent.
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
    // Within five minutes of the one before, by the same sender: neither is told again.
    goesOn: 'cont',
    sender: ['sender'],
    at: ['date', 'time', 'timestamp', '<time>'],
    text: ['body'],
    aside: ['quote', 'reaction', 'reactions'],
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

const stand = (marks: RegExp[], page: string): boolean => {
  let rest = page;
  for (const mark of marks) {
    const at = rest.search(mark);
    if (at < 0) return false;
    rest = rest.slice(at);
  }
  return true;
};

/** What kind of chat a page is, by its first part; undefined when it is another page. */
export const shapeOf = (page: string): HtmlShape | undefined => htmlShapes.find(({ is }) => stand(is, page));
