import type { Message, Page, Source, Unit } from '../conversations/unit.js';

/** A message or page as it is kept: `position` counts from 0 in its file. */
export interface Passage {
  position: number;
  source: Source;
  thread: string | null;
  path: string;
  people: string[];
  at: string | null;
  text: string;
}

/** What is searched as one: some passages of one conversation, or one page. */
export interface Chunk {
  /** Positions of its passages. */
  passages: Passage[];
}

const WINDOW = 6;
const OVERLAP = 2;
/** Long messages, mails above all, make shorter windows: an embedding takes in only so much. */
const WINDOW_LENGTH = 2_400;
/** Conversations of one file may be interleaved, as mails are: this many may be open at once. */
const OPEN_CONVERSATIONS = 1_000;

const PASSAGE_LENGTH = 1_500;

/** A long message in passages of its own, each citable; a page comes cut already. */
function* passagesOf(unit: Message | Page): Iterable<Omit<Passage, 'position'>> {
  if (unit.kind === 'page') {
    yield { source: 'document', thread: null, path: unit.path, people: [], at: null, text: unit.text };
    return;
  }
  const { source, thread, path, people, at } = unit;
  for (const text of cutAtWords(unit.text)) yield { source, thread, path, people, at, text };
}

const cutAtWords = (text: string): string[] =>
  text.length <= PASSAGE_LENGTH
    ? [text]
    : (text.match(new RegExp(`[\\s\\S]{1,${PASSAGE_LENGTH}}(?:\\s|$)|[\\s\\S]{1,${PASSAGE_LENGTH}}`, 'gu')) ?? []);

interface Open {
  passages: Passage[];
  /** How many of them no window has had yet. */
  fresh: number;
}

const lengthOf = (passages: Passage[]): number => passages.reduce((sum, { text }) => sum + text.length, 0);

/**
 * Turns the units of a file into passages and the windows over them: six messages that overlap by two, never across a
 * conversation, a page by itself. Yields each passage at once and each window when it is full.
 */
export async function* windowsOf(
  units: AsyncIterable<Unit>,
): AsyncIterable<{ passage: Passage; chunk?: never } | { chunk: Chunk; passage?: never }> {
  const conversations = new Map<string, Open>();
  let position = 0;
  for await (const unit of units) {
    for (const one of passagesOf(unit)) {
      const passage = { ...one, position };
      position += 1;
      yield { passage };
      if (passage.thread === null) yield { chunk: { passages: [passage] } };
      else yield* added(conversations, passage.thread, passage);
    }
  }
  for (const open of conversations.values()) yield* closed(open);
}

function* added(conversations: Map<string, Open>, thread: string, passage: Passage): Iterable<{ chunk: Chunk }> {
  const open = conversations.get(thread) ?? { passages: [], fresh: 0 };
  // The one that spoke last stands last: the first is the one to close when too many are open.
  conversations.delete(thread);
  conversations.set(thread, open);
  const full = open.passages.length === WINDOW || lengthOf(open.passages) + passage.text.length > WINDOW_LENGTH;
  if (full && open.fresh > 0) {
    yield { chunk: { passages: open.passages } };
    open.passages = open.passages.slice(-OVERLAP);
    open.fresh = 0;
    while (open.passages.length > 0 && lengthOf(open.passages) + passage.text.length > WINDOW_LENGTH) {
      open.passages = open.passages.slice(1);
    }
  }
  open.passages = [...open.passages, passage];
  open.fresh += 1;
  if (conversations.size <= OPEN_CONVERSATIONS) return;
  const [oldest] = conversations;
  if (!oldest) return;
  conversations.delete(oldest[0]);
  yield* closed(oldest[1]);
}

function* closed({ passages, fresh }: Open): Iterable<{ chunk: Chunk }> {
  if (fresh > 0) yield { chunk: { passages } };
}

/** A passage as it is searched: who spoke, and what. */
const spoken = ({ people: [sender], text }: Passage): string => (sender ? `${sender}: ${text}` : text);

/** The text of a window, as it is embedded and indexed. */
export const textOf = ({ passages }: Chunk): string => passages.map(spoken).join('\n');
