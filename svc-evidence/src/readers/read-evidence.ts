import { formatOf } from './format-of.js';
import { lookAhead, upTo } from './look-ahead.js';
import { PICTURE, shownAs } from './shown-pictures.js';
import { HEAD_BYTES } from './signatures.js';
import { DEEPEST, type EvidenceBytes, type Parse, type Unit } from './unit.js';
import { failureOf, Unreadable } from './unreadable.js';

/** Without NUL, which Postgres cannot store, and without lone surrogates. */
const keepable = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed();

const storable = (unit: Unit): Unit => {
  const path = keepable(unit.path);
  if (unit.kind === 'unread') return { ...unit, path, name: keepable(unit.name) };
  const text = keepable(unit.text);
  if (unit.kind === 'page') return { ...unit, path, text };
  return { ...unit, path, text, thread: keepable(unit.thread), people: unit.people.map(keepable) };
};

/** A picture without legible letters is found by its name, and shown. */
const SHOWN_UNREAD: ReadonlySet<string> = new Set(['no-letters', 'picture-too-small']);

type Carried = (number: number, file: EvidenceBytes) => Promise<void>;

/** Pages and messages in a picture carry its number, so that it can be shown. */
async function* pictured(units: AsyncIterable<Unit>, name: string, number: number): AsyncIterable<Unit> {
  if (!shownAs(name)) return yield* units;
  for await (const unit of units)
    yield unit.kind === 'message' || (unit.kind === 'page' && unit.path === PICTURE)
      ? { ...unit, picture: number }
      : unit;
}

/**
 * Reads one file and its attachments. An unreadable attachment becomes a page with its name, so that it is found.
 * @param carried extracts an attachment: others are read only where they may contain it, because recognition takes
 * seconds
 */
export const evidenceReader = (carried?: Carried): Parse => {
  let [count, parts] = [0, 0];
  const numbered = (unit: Unit): Unit => {
    if (unit.kind !== 'unread' || unit.number !== 0) return unit;
    parts += 1;
    return { ...unit, number: -parts };
  };
  const read: Parse = async function* (file) {
    const { sample, all } = await lookAhead(file.bytes, upTo(HEAD_BYTES));
    const head = Buffer.concat(sample);
    if (head.length === 0) throw new Unreadable('empty');
    const format = formatOf(file.filename, head);
    if (carried && !format.mayCarry) return;
    const reader = await format.load(inner);
    let found = false;
    for await (const unit of reader({ ...file, bytes: all })) {
      found ||= unit.kind === 'unread' || /\S/.test(unit.text);
      yield storable(numbered(unit));
    }
    if (!found) throw new Unreadable('no-text');
  };
  const inner = async function* (file: EvidenceBytes): AsyncIterable<Unit> {
    count += 1;
    const number = count;
    const { filename: name } = file;
    await carried?.(number, file);
    try {
      if (file.depth > DEEPEST) throw new Unreadable('lies-too-deep');
      yield* pictured(read(file), name, number);
    } catch (error) {
      const failure = failureOf(error);
      const isShown = shownAs(name) && SHOWN_UNREAD.has(failure.code);
      if (file.depth === 0 && !isShown) throw error;
      const picture = isShown ? { picture: number } : {};
      yield storable({ kind: 'page', path: 'not read', text: name, ...picture });
      yield storable({ kind: 'unread', path: '', name, number, failure });
    }
  };
  // An uploaded picture is read as if it were carried: it is shown, and found by its name.
  return (file) => (shownAs(file.filename) ? inner(file) : read(file));
};

export const readEvidence: Parse = (file) => evidenceReader()(file);
