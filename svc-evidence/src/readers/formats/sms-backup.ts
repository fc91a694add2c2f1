import { Parser } from 'htmlparser2';
import { decoded } from '../decode.js';
import { isoOf } from '../local-time.js';
import type { Message, Parse } from '../unit.js';
import { Unreadable } from '../unreadable.js';

type Attributes = Record<string, string | undefined>;

/** Message types of Android's database. */
const SENT = new Set(['2', '4', '5', '6']);
const [FROM, TO] = ['137', '151'];
const known = (value: string | undefined): string | undefined =>
  value === undefined || ['', 'null', '(Unknown)', 'insert-address-token'].includes(value) ? undefined : value;

interface Open {
  attributes: Attributes;
  texts: string[];
  senders: string[];
  recipients: string[];
}

const OWNER = 'Owner of the phone';
const MOST_PARTS = 1_000;

const partnerOf = ({ contact_name, address }: Attributes): string =>
  known(contact_name) ?? known(address)?.replaceAll('~', ', ') ?? 'Unknown';

const peopleOf = ({ attributes, senders }: Open, isSent: boolean): string[] => {
  const partner = partnerOf(attributes);
  if (isSent) return [OWNER, partner];
  const isGroup = (attributes.address ?? '').includes('~');
  return [isGroup ? (senders[0] ?? partner) : partner, OWNER];
};

const messageOf = (open: Open, number: number): Message => {
  const { attributes, texts } = open;
  const isSent = SENT.has(attributes.type ?? attributes.msg_box ?? '');
  const subject = known(attributes.subject) ?? known(attributes.sub);
  return {
    kind: 'message',
    source: 'texts',
    thread: partnerOf(attributes),
    path: `message ${number}`,
    people: peopleOf(open, isSent),
    at: isoOf(Number(attributes.date)),
    text: [subject, known(attributes.body), ...texts].filter(Boolean).join('\n'),
  };
};

const reader = () => {
  let [open, found, number, isBackup]: [Open | undefined, Message[], number, boolean] = [undefined, [], 0, false];
  const part = ({ ct = '', text, cl, name }: Attributes): string | undefined => {
    if (ct === 'application/smil') return undefined;
    return ct.startsWith('text/') ? known(text) : (known(cl) ?? known(name) ?? ct);
  };
  const parser = new Parser(
    {
      onopentag(tag, attributes: Attributes) {
        if (tag === 'smses' || tag === 'calls') isBackup = true;
        if (tag === 'sms' || tag === 'mms') open = { attributes, texts: [], senders: [], recipients: [] };
        if (tag === 'part' && open && open.texts.length < MOST_PARTS) {
          const text = part(attributes);
          if (text) open.texts.push(text);
        }
        const address = tag === 'addr' ? known(attributes.address) : undefined;
        if (address && attributes.type === FROM) open?.senders.push(address);
        if (address && attributes.type === TO) open?.recipients.push(address);
      },
      onclosetag(tag) {
        if ((tag !== 'sms' && tag !== 'mms') || !open) return;
        number += 1;
        const message = messageOf(open, number);
        if (message.text.trim()) found.push(message);
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

export const smsBackup: Parse = async function* ({ bytes }) {
  const { parser, take, isBackup } = reader();
  for await (const piece of decoded(bytes)) {
    parser.write(piece);
    yield* take();
  }
  parser.end();
  yield* take();
  if (!isBackup()) throw new Unreadable('xml-unknown');
};
