import { writtenBy } from '../correspondent.js';
import { NO_TEXT } from '../no-text.js';

export type Row = string[];

export const widthOf = (row: Row): number => row.findLastIndex((cell) => cell.trim()) + 1;

const names = {
  at: /^((message )?(date|timestamp|sent( at)?|datetime|date\/time)|date d.envoi|date et heure|horodatage|createtime|strtime|날짜)$/i,
  time: /^(time|heure)$/i,
  from: /^(from|sender|sender name|author|user|사용자|de|expéditeur|auteur)$/i,
  fromNumber: /^sender id$/i,
  to: /^(to|recipient|recipients|à|destinataires?)$/i,
  contact: /^(contact|contact name|nom du contact)$/i,
  /** The other party; the sender where direction is unknown. */
  name: /^(name|nom)$/i,
  number: /^(number|phone|phone number|address|numéro|téléphone|numéro de téléphone|adresse)$/i,
  direction: /^(direction|sent\/received|incoming\/outgoing|sens|envoyé\/reçu)$/i,
  folder: /^(folder|box|dossier|boîte)$/i,
  type: /^(type|message type|type de message)$/i,
  subject: /^(subject|title|objet|sujet)$/i,
  text: /^(text|message|body|content|texte|contenu|corps|strcontent|메시지)$/i,
  attachment: /^(attachments?|files?|file ?name|pièces? jointes?|fichiers?)$/i,
  thread: /^(chat|chat session|conversation|thread|discussion)$/i,
};

/** French tables write the day first; of "Date", "Type" and "Message" alone the language is unknown. */
const FRENCH =
  /^(heure|de|à|expéditeur|auteur|destinataires?|nom|nom du contact|numéro|téléphone|numéro de téléphone|sens|texte|contenu|corps|objet|sujet|horodatage|date d.envoi|date et heure)$/i;

export type Columns = { [name in keyof typeof names]: number | undefined } & {
  all: number;
  text: number;
  /** Columns without a meaning here: reactions, edits, a status. */
  others: { column: number; name: string }[];
  isFrench: boolean;
};

const SENT_BY_OWNER =
  /^(outgoing|outbound|outbox|out|sent( (items?|messages?|texts?|sms|mms))?|2|envoyée?s?|sortante?s?|message envoyé)$/i;
const RECEIVED =
  /^(incoming|inbound|inbox|in|received( (items?|messages?|texts?|sms|mms))?|1|reçue?s?|entrante?s?|message reçu)$/i;

/** A payment's memo reads like a message but means little without the amount. */
const MONEY = /^(amount|montant|debits?|credits?|withdrawals?|deposits?|balance|solde|currency)\b/i;

/** A copy of WeChat's database, whose other columns are for its program. */
const OF_DATABASE = /^talkerid$/i;

const othersOf = (headers: string[]): Columns['others'] => {
  if (headers.some((header) => OF_DATABASE.test(header.trim()))) return [];
  const known = Object.values(names);
  return headers
    .map((header, column) => ({ column, name: header.trim() }))
    .filter(({ name }) => !known.some((one) => one.test(name)));
};

export const columnsOf = (headers: string[]): Columns | undefined => {
  if (headers.some((header) => MONEY.test(header.trim()))) return undefined;
  const called = (name: RegExp) => {
    const column = headers.findIndex((header) => name.test(header.trim()));
    return column < 0 ? undefined : column;
  };
  const [date, time, text] = [called(names.at), called(names.time), called(names.text)];
  const columns = {
    at: date ?? time,
    time: date === undefined ? undefined : time,
    from: called(names.from),
    fromNumber: called(names.fromNumber),
    to: called(names.to),
    contact: called(names.contact),
    name: called(names.name),
    number: called(names.number),
    direction: called(names.direction),
    folder: called(names.folder),
    type: called(names.type),
    subject: called(names.subject),
    attachment: called(names.attachment),
    thread: called(names.thread),
    all: widthOf(headers),
    others: othersOf(headers),
    isFrench: headers.some((header) => FRENCH.test(header.trim())),
  };
  const { at, from, fromNumber, contact, name, number } = columns;
  const isExport = at !== undefined && (from ?? fromNumber ?? contact ?? name ?? number) !== undefined;
  return isExport && text !== undefined ? { ...columns, text } : undefined;
};

export const valueIn = (row: Row, column: number | undefined): string => (row[column ?? -1] ?? '').trim();

const othersIn = (row: Row, { others }: Columns): string[] =>
  others.flatMap(({ column, name }) => {
    const value = valueIn(row, column);
    return value ? [[name, value].filter(Boolean).join(': ')] : [];
  });

export const textIn = (row: Row, columns: Columns): string => {
  const { subject, text, attachment } = columns;
  const words = [subject, text, attachment].map((column) => valueIn(row, column)).filter(Boolean);
  return [...(words.length > 0 ? words : [NO_TEXT]), ...othersIn(row, columns)].join('\n');
};

/** A type column often holds another kind, such as SMS. */
const directionIn = (row: Row, { direction, folder, type }: Columns): string | undefined =>
  [direction, folder, type]
    .map((column) => valueIn(row, column))
    .find((value) => SENT_BY_OWNER.test(value) || RECEIVED.test(value));

const isDirected = ({ direction, folder, type }: Columns): boolean => (direction ?? folder ?? type) !== undefined;

/** The sender first, where known. The phone's owner often has no name. */
export const peopleOf = (row: Row, columns: Columns): string[] => {
  const direction = directionIn(row, columns);
  const named = valueIn(row, columns.name);
  const other = valueIn(row, columns.contact) || named || valueIn(row, columns.number);
  const from = valueIn(row, columns.from) || valueIn(row, columns.fromNumber) || (isDirected(columns) ? '' : named);
  const to = valueIn(row, columns.to);
  if (direction === undefined) return writtenBy(from, [to || (from ? '' : other)]);
  return SENT_BY_OWNER.test(direction) ? writtenBy(from || 'Me', [to || other]) : writtenBy(from || other, [to]);
};
