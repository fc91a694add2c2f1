import type { Message, Page, Unit } from '../readers/unit.js';
import type { Passage } from '../segments/segment.js';
import { cutPassages } from './cut-passages.js';

/** What is searched as one: some passages of one conversation, or one page. */
export interface Window {
  passages: Passage[];
  /** How many of them, the last ones, stood in no window before. */
  fresh: number;
}

const WINDOW = 6;
const OVERLAP = 2;
/** Long messages, mails above all, make shorter windows: an embedding takes in 256 tokens, about so many characters. */
const WINDOW_LENGTH = 1_200;
/** Conversations of one file may be interleaved, as mails are: this many may be open at once. */
const OPEN_CONVERSATIONS = 1_000;

type Draft = Omit<Passage, 'position'>;

const fromPage = ({ path, text, scanned, picture }: Page): Draft => ({
  source: 'document',
  path,
  people: [],
  at: null,
  text,
  ...(scanned && { scanned }),
  ...(picture && { picture }),
});

/** A long message in passages of its own, each citable; a page comes cut already. */
const fromMessage = ({ source, path, people, at, text }: Message): Draft[] =>
  cutPassages(text).map((part) => ({ source, path, people, at, text: part }));

/** A conversation that goes on. */
interface Open {
  /** The end of its last window. */
  overlap: Passage[];
  fresh: Draft[];
  /** The characters of both. */
  length: number;
  /** Those that came with its fresh messages. */
  pictures: Page[];
}

const lengthOf = (passages: Draft[]): number => passages.reduce((sum, { text }) => sum + text.length, 0);

/**
 * Turns the units of a file into windows: six messages that overlap by two, never across a conversation, a page by
 * itself. Passages are counted in the order of windows, so what was said together stands together.
 */
export class Windows {
  private readonly conversations = new Map<string, Open>();
  private position = 0;
  /** The last message that has a sender: what is carried comes right after it. */
  private said: Message | undefined;

  /** The windows that are full with one more unit. */
  *add(unit: Unit): Iterable<Window> {
    if (unit.kind === 'page') {
      const open = unit.picture ? this.carrierOf(unit) : undefined;
      if (open) open.pictures.push(unit);
      else yield this.window([], [fromPage(unit)]);
    }
    if (unit.kind === 'message') {
      if (unit.people.length > 0) this.said = unit;
      for (const draft of fromMessage(unit)) yield* this.say(unit.thread, draft);
    }
  }

  /** The windows that never became full, at the end of the file. */
  *end(): Iterable<Window> {
    for (const open of this.conversations.values()) yield* this.closed(open);
    this.conversations.clear();
  }

  /** The conversation of the message that a picture came with, while it goes on. */
  private carrierOf({ path }: Page): Open | undefined {
    const { said } = this;
    return said && path.startsWith(`${said.path}, attachment `) ? this.conversations.get(said.thread) : undefined;
  }

  private *say(thread: string, draft: Draft): Iterable<Window> {
    const open = this.conversations.get(thread) ?? { overlap: [], fresh: [], length: 0, pictures: [] };
    // The one that spoke last stands last: the first is the one to close when too many are open.
    this.conversations.delete(thread);
    this.conversations.set(thread, open);
    const { length } = draft.text;
    const isFull = open.overlap.length + open.fresh.length === WINDOW || open.length + length > WINDOW_LENGTH;
    if (isFull) {
      if (open.fresh.length > 0) open.overlap = yield* this.begunAnew(open);
      while (open.overlap.length > 0 && lengthOf(open.overlap) + length > WINDOW_LENGTH) open.overlap.shift();
      open.length = lengthOf(open.overlap);
    }
    open.fresh.push(draft);
    open.length += length;
    if (this.conversations.size > OPEN_CONVERSATIONS) yield* this.closeOldest();
  }

  /** Ends a window; answers what the next one begins with. */
  private *begunAnew(open: Open): Generator<Window, Passage[]> {
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

  /** Pictures are counted right after the messages that they came with, so that they are seen there. */
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
