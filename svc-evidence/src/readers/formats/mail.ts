import { type Address, addressParser } from 'postal-mime';
import { whole } from '../bytes.js';
import { correspondent, writtenBy } from '../correspondent.js';
import { isoOf } from '../local-time.js';
import { wordsOf } from '../mime/headers.js';
import { partOf } from '../mime/part.js';
import type { Parse, Unit } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { attachmentUnits } from './attachments.js';
import { mailMessages, threadOf } from './mail-messages.js';
import { attachmentsOf, bodyOf } from './mail-parts.js';

const LARGEST = 64 * 1_048_576;

const namedIn = (addresses: Address[]): string[] =>
  addresses.flatMap((one) => (one.group ? namedIn(one.group) : [correspondent(one.name, one.address)])).filter(Boolean);

/** Parsing addresses costs more than looking them up. */
const known = new Map<string, string[]>();
const [MOST_KNOWN, LONGEST_KNOWN] = [5_000, 1_000];

const peopleOf = (header: string): string[] => {
  const before = known.get(header);
  if (before) return before;
  const own = Buffer.from(header).toString();
  const people = namedIn(addressParser(own));
  if (known.size === MOST_KNOWN) known.clear();
  if (own.length <= LONGEST_KNOWN) known.set(own, people);
  return people;
};

export async function* mailUnits(
  raw: Buffer,
  where: string,
  depth: number,
  read: Parse,
  tooDeep = () => {},
): AsyncIterable<Unit> {
  const mail = partOf(raw, tooDeep);
  const written = (name: string) => mail.headers.get(name) ?? '';
  const subject = wordsOf(written('subject'));
  const people = (name: string) => peopleOf(written(name));
  const [sender = '', ...others] = [people('from'), people('sender')].find(({ length }) => length > 0) ?? [];
  const about = {
    thread: threadOf(written('references') || written('in-reply-to') || written('message-id'), subject),
    path: where,
    people: writtenBy(sender, [...others, ...people('to'), ...people('cc'), ...people('bcc')]),
    at: isoOf(written('date')),
  };
  const body = bodyOf(mail);
  yield* mailMessages(about, subject, body);
  yield* attachmentUnits(attachmentsOf(mail, body.trim() === ''), where, depth, read);
}

export const eml = (read: Parse): Parse =>
  async function* ({ bytes, depth }) {
    yield* mailUnits(await whole(bytes, LARGEST), 'mail', depth, read, () => {
      throw new Unreadable('mail-too-deep');
    });
  };
