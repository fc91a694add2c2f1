import { Parser } from 'htmlparser2';
import { OF_OWNER, RECEIVED, UNSENT } from '../android-boxes.js';
import { OWNER_OF_PHONE as OWNER, UNKNOWN, writtenBy } from '../correspondent.js';
import { decoded } from '../decode.js';
import { extensionOf } from '../extension.js';
import { isoOf } from '../local-time.js';
import { NO_TEXT } from '../no-text.js';
import { withPairs } from '../surrogate-references.js';
import type { Message, Parse, Unit } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { type Attachment, attachmentUnits } from './attachments.js';

type Attributes = Record<string, string | undefined>;

/** M-Notification.ind: the message itself was not fetched. */
const NOTIFICATION = '130';
const FROM = '137';
const known = (value: string | undefined): string | undefined =>
  value === undefined || ['', 'null', '(Unknown)', 'insert-address-token'].includes(value) ? undefined : value;

interface Open {
  attributes: Attributes;
  texts: string[];
  attachments: Attachment[];
  senders: string[];
}

const MOST_PARTS = 1_000;

const partnerOf = ({ contact_name, address }: Attributes): string =>
  known(contact_name) ?? known(address)?.replaceAll('~', ', ') ?? UNKNOWN;

/** A number may be written with the code of its country, or without; an address of mail is compared as a whole. */
const keyOf = (number: string): string => {
  const digits = number.includes('@') ? '' : number.replace(/\D/g, '').slice(-10);
  return digits || number.trim().toLowerCase();
};

interface Member {
  number: string;
  name: string;
}

/** Of a group, whose names are in the order of its numbers. Undefined where they are not. */
const membersOf = ({ address, contact_name }: Attributes): Member[] | undefined => {
  const numbers = (address ?? '').split('~');
  const names = known(contact_name)?.split(', ') ?? numbers;
  if (numbers.length < 2 || names.length !== numbers.length) return undefined;
  return numbers.map((number, at) => ({ number, name: known(names[at]) ?? number }));
};

const peopleOf = ({ attributes, senders: [sender] }: Open, box: string): string[] => {
  const partner = partnerOf(attributes);
  const members = membersOf(attributes);
  if (box !== RECEIVED)
    return writtenBy(OF_OWNER.test(box) ? OWNER : '', members?.map(({ name }) => name) ?? [partner]);
  const isGroup = (attributes.address ?? '').includes('~');
  if (!isGroup || sender === undefined) return [partner, OWNER];
  const isSender = ({ number }: Member): boolean => keyOf(number) === keyOf(sender);
  const others = members?.filter((member) => !isSender(member)).map(({ name }) => name) ?? [];
  return [members?.find(isSender)?.name ?? sender, OWNER, ...others];
};

const messageOf = (open: Open, number: number): Message => {
  const { attributes, texts } = open;
  const box = attributes.type ?? attributes.msg_box ?? '';
  const subject = known(attributes.subject) ?? known(attributes.sub);
  const text = [subject, attributes.body, ...texts].filter((one) => one?.trim()).join('\n');
  const missing = attributes.m_type === NOTIFICATION ? 'Picture message, not downloaded' : NO_TEXT;
  return {
    kind: 'message',
    source: 'texts',
    thread: partnerOf(attributes),
    path: `message ${number}`,
    people: peopleOf(open, box),
    at: isoOf(Number(attributes.date)),
    text: [UNSENT[box], text || missing].filter(Boolean).join('\n'),
  };
};

/** Android's call types; 1 and 2 of no length were not answered. */
const CALLS: Record<string, string | undefined> = {
  1: 'Incoming call',
  2: 'Outgoing call',
  3: 'Missed call',
  4: 'Voicemail',
  5: 'Rejected call',
  6: 'Blocked call',
  7: 'Call answered on another phone',
};

const OUTGOING = '2';
const ANSWERED = ['1', OUTGOING, '4'];

const callOf = ({ number: address, contact_name, duration, date, type = '' }: Attributes, number: number): Message => {
  const partner = known(contact_name) ?? known(address) ?? UNKNOWN;
  const seconds = Number(duration);
  const length = seconds > 0 ? `${seconds} seconds` : ANSWERED.includes(type) ? 'not answered' : '';
  return {
    kind: 'message',
    source: 'texts',
    thread: partner,
    path: `call ${number}`,
    people: type === OUTGOING ? [OWNER, partner] : [partner, OWNER],
    at: isoOf(Number(date)),
    text: [CALLS[type] ?? 'Call', length].filter(Boolean).join(', '),
  };
};

interface Found {
  message: Message;
  attachments: Attachment[];
}

const nameOf = ({ ct = '', cl, name }: Attributes): string => known(cl) ?? known(name) ?? ct;

const ENDINGS: Record<string, string | undefined> = { 'x-vcard': 'vcf', vcard: 'vcf', calendar: 'ics', plain: 'txt' };

const endingOf = (ct: string): string => {
  const kind = ct.split('/')[1]?.toLowerCase() ?? '';
  return ENDINGS[kind] ?? kind;
};

const isWords = ({ ct = '', text }: Attributes): boolean => ct.startsWith('text/') && known(text) !== undefined;

/** With an extension: a picture is shown by it. */
const attachmentOf = (attributes: Attributes): Attachment | undefined => {
  const { ct = '', cl, name: given, data } = attributes;
  const name = known(cl) ?? known(given) ?? 'attachment';
  if (!known(data) || ct === SMIL || isWords(attributes)) return undefined;
  const filename = extensionOf(name) === '' ? `${name}.${endingOf(ct)}` : name;
  return { filename, bytes: Buffer.from(data ?? '', 'base64') };
};

const SMIL = 'application/smil';

const reader = () => {
  let [open, found, number, isBackup]: [Open | undefined, Found[], number, boolean] = [undefined, [], 0, false];
  const part = (attributes: Attributes): string | undefined => {
    if (attributes.ct === SMIL) return undefined;
    return isWords(attributes) ? attributes.text : nameOf(attributes);
  };
  const parser = new Parser(
    {
      onopentag(tag, attributes: Attributes) {
        if (tag === 'smses' || tag === 'calls') isBackup = true;
        if (tag === 'sms' || tag === 'mms' || tag === 'call')
          open = { attributes, texts: [], attachments: [], senders: [] };
        if (tag === 'part' && open && open.texts.length < MOST_PARTS) {
          const text = part(attributes);
          if (text) open.texts.push(text);
          const attachment = attachmentOf(attributes);
          if (attachment) open.attachments.push(attachment);
        }
        const address = tag === 'addr' ? known(attributes.address) : undefined;
        if (address && attributes.type === FROM) open?.senders.push(address);
      },
      onclosetag(tag) {
        if ((tag !== 'sms' && tag !== 'mms' && tag !== 'call') || !open) return;
        number += 1;
        const message = tag === 'call' ? callOf(open.attributes, number) : messageOf(open, number);
        found.push({ message, attachments: open.attachments });
        open = undefined;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  return {
    parser,
    isBackup: () => isBackup,
    take: () => {
      const complete = found;
      found = [];
      return complete;
    },
  };
};

export const smsBackup = (read: Parse): Parse =>
  async function* ({ bytes, depth }) {
    const { parser, take, isBackup } = reader();
    async function* complete(): AsyncIterable<Unit> {
      for (const { message, attachments } of take()) {
        yield message;
        yield* attachmentUnits(attachments, message.path, depth, read);
      }
    }
    for await (const piece of withPairs(decoded(bytes))) {
      parser.write(piece);
      yield* complete();
    }
    parser.end();
    yield* complete();
    if (!isBackup()) throw new Unreadable('xml-unknown');
  };
