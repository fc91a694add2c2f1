import type { Message, Page, Unit } from '../readers/unit.js';
import type { Passage } from '../segments/segment.js';
import { cutPassages } from './cut-passages.js';

export interface Window {
  passages: Passage[];
  /** How many of its last passages are in no earlier window. */
  fresh: number;
}

const WINDOW = 6;
const OVERLAP = 2;
/** In characters, about 256 tokens: the limit of the model. Long messages make shorter windows. */
const WINDOW_LENGTH = 1_200;
/** Conversations of one file may be interleaved, as in a mailbox. */
const OPEN_CONVERSATIONS = 1_000;

type Draft = Omit<Passage, 'position'>;

const seenIn = ({ scanned, unclear, picture, area }: Page | Message): Partial<Draft> => ({
  ...(scanned && { scanned }),
  ...(unclear && { unclear }),
  ...(picture && { picture }),
  ...(area && { area }),
});

const fromPage = (page: Page): Draft => {
  const { path, text, sent } = page;
  return { source: 'document', path, people: [], at: null, text, ...(sent && { sent }), ...seenIn(page) };
};

const fromMessage = (message: Message): Draft[] => {
  const { source, path, people, at, text } = message;
  return cutPassages(text).map((part) => ({ source, path, people, at, text: part, ...seenIn(message) }));
};

interface Open {
  /** The end of its last window. */
  overlap: Passage[];
  fresh: Draft[];
  length: number;
  pictures: Page[];
}

const lengthOf = (passages: Draft[]): number => passages.reduce((sum, { text }) => sum + text.length, 0);

/**
 * Turns units into windows: six messages that overlap by two within a conversation, or one page. Positions follow the
 * order of windows, so that a conversation is contiguous.
 */
export class Windows {
  private readonly conversations = new Map<string, Open>();
  private position = 0;
  /** The last message with a sender; its attachments follow it. */
  private lastMessage: Message | undefined;

  *add(unit: Unit): Iterable<Window> {
    if (unit.kind === 'page') {
      const carrier = this.carrierOf(unit);
      const page = carrier ? { ...unit, sent: { people: carrier.people, at: carrier.at } } : unit;
      const open = carrier && unit.picture ? this.conversations.get(carrier.thread) : undefined;
      if (open) open.pictures.push(page);
      else yield this.window([], [fromPage(page)]);
    }
    if (unit.kind === 'message') {
      if (unit.people.length > 0) this.lastMessage = unit;
      for (const draft of fromMessage(unit)) yield* this.addMessage(unit.thread, draft);
    }
  }

  *end(): Iterable<Window> {
    for (const open of this.conversations.values()) yield* this.closed(open);
    this.conversations.clear();
  }

  private carrierOf({ path }: Page): Message | undefined {
    const { lastMessage } = this;
    return lastMessage && path.startsWith(`${lastMessage.path}, attachment `) ? lastMessage : undefined;
  }

  private *addMessage(thread: string, draft: Draft): Iterable<Window> {
    const open = this.conversations.get(thread) ?? { overlap: [], fresh: [], length: 0, pictures: [] };
    // Insertion order is the order of use: the first is closed when too many are open.
    this.conversations.delete(thread);
    this.conversations.set(thread, open);
    const { length } = draft.text;
    const isFull = open.overlap.length + open.fresh.length === WINDOW || open.length + length > WINDOW_LENGTH;
    if (isFull) {
      if (open.fresh.length > 0) open.overlap = yield* this.closeWindow(open);
      while (open.overlap.length > 0 && lengthOf(open.overlap) + length > WINDOW_LENGTH) open.overlap.shift();
      open.length = lengthOf(open.overlap);
    }
    open.fresh.push(draft);
    open.length += length;
    if (this.conversations.size > OPEN_CONVERSATIONS) yield* this.closeOldest();
  }

  private *closeWindow(open: Open): Generator<Window, Passage[]> {
    const window = this.window(open.overlap, open.fresh);
    yield window;
    yield* this.picturesOf(open);
    open.fresh = [];
    open.pictures = [];
    return window.passages.slice(-OVERLAP);
  }

  private *closeOldest(): Iterable<Window> {
    for (const [thread, open] of this.conversations) {
      this.conversations.delete(thread);
      yield* this.closed(open);
      return;
    }
  }

  private *closed(open: Open): Iterable<Window> {
    const { overlap, fresh } = open;
    if (fresh.length > 0) yield this.window(overlap, fresh);
    yield* this.picturesOf(open);
  }

  /** Pictures follow the messages that they were sent with. */
  private *picturesOf({ pictures }: Open): Iterable<Window> {
    for (const picture of pictures) yield this.window([], [fromPage(picture)]);
  }

  private window(overlap: Passage[], fresh: Draft[]): Window {
    const first = this.position;
    this.position += fresh.length;
    return {
      passages: [...overlap, ...fresh.map((draft, index) => ({ ...draft, position: first + index }))],
      fresh: fresh.length,
    };
  }
}
