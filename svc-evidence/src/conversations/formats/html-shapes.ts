import type { Source } from '../unit.js';

/** How an export writes its messages as a web page, told by the classes of its elements. */
export interface HtmlShape {
  source: Source;
  /** Stands in the first part of such a page. */
  is: RegExp;
  /** The element that names the chat, by its class or its tag; else the file does. */
  title?: string;
  message: string[];
  /** Of elements that look like messages and are none. */
  notMessage?: string;
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

export const htmlShapes: HtmlShape[] = [
  {
    source: 'telegram',
    is: /class="history"[\s\S]*class="message (?:service|default)/,
    title: 'bold',
    message: ['message'],
    notMessage: 'service',
    sender: ['from_name'],
    at: ['date'],
    text: ['text'],
    aside: ['reply_to', 'reactions', 'media_wrap'],
    forwarded: 'forwarded',
  },
  {
    source: 'meta',
    is: /class="[^"]*(?:\b_a6-g\b|\buiBoxWhite noborder\b)/,
    title: 'title',
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
    is: /class="message"[\s\S]*class="timestamp"[\s\S]*class="bubble"/,
    message: ['message'],
    sender: ['sender'],
    at: ['timestamp'],
    text: ['bubble'],
    aside: ['tapbacks', 'announcement'],
  },
  // signal-export
  {
    source: 'signal',
    is: /class="msg(?: [^"]*)?"[\s\S]*class="sender"[\s\S]*class="body"/,
    message: ['msg'],
    sender: ['sender'],
    at: ['date', 'time', 'timestamp'],
    text: ['body'],
    aside: ['quote', 'reaction'],
  },
];
