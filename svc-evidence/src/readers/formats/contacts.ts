import { whole } from '../bytes.js';
import { decodedWhole } from '../decode.js';
import { quotedPrintable } from '../mime/content.js';
import { leftOut, type Parse } from '../unit.js';
import { inPages } from './pages.js';

const LARGEST = 32 * 1_048_576;
const MOST_CARDS = 20_000;

const LABELS: Record<string, string | undefined> = {
  FN: 'Contact',
  N: 'Contact',
  NICKNAME: 'Called',
  ORG: 'Company',
  TITLE: 'Job',
  TEL: 'Phone',
  EMAIL: 'E-mail',
  ADR: 'Address',
  BDAY: 'Birthday',
  URL: 'Web',
  NOTE: 'Note',
};

// Input: one line of a card, unfolded. "item1.TEL;type=CELL:+1 416 555 0199"
const LINE = /^(?:[\w-]+\.)?([A-Z-]+)((?:;[^:]*)?):(.*)$/is;

const plain = (value: string): string =>
  value
    .replaceAll(/\\[nN]/g, '\n')
    .replaceAll(/\\([,;:\\])/g, '$1')
    .trim();

const sentenceOf = (line: string): string[] => {
  const [, name = '', parameters = '', written = ''] = LINE.exec(line) ?? [];
  const label = LABELS[name.toUpperCase()];
  const [, charset] = /;CHARSET="?([^;"]+)/i.exec(parameters) ?? [];
  const value = /quoted-printable/i.test(parameters) ? quotedPrintable(written, charset) : written;
  const parts = value
    .split(/(?<!\\);/)
    .map(plain)
    .filter(Boolean);
  return label && parts.length > 0 ? [`${label}: ${parts.join(', ')}`] : [];
};

const IS_NAME = /^(?:[\w-]+\.)?FN[;:]/i;
const IS_NAME_IN_PARTS = /^(?:[\w-]+\.)?N[;:]/i;

/** Version 2.1 may have the name in parts alone. */
const sentencesOf = (card: string): string[] => {
  const lines = card.split(/\r?\n/);
  const isNamed = lines.some((line) => IS_NAME.test(line));
  return lines.filter((line) => !isNamed || !IS_NAME_IN_PARTS.test(line)).flatMap(sentenceOf);
};

/** Contact cards (RFC 6350 and older). */
export const contacts: Parse = async function* ({ filename, bytes, depth }) {
  const text = decodedWhole(await whole(bytes, LARGEST));
  const unfolded = text.replace(/=\r?\n/g, '').replace(/\r?\n[ \t]/g, '');
  const cards = unfolded.split(/^BEGIN:VCARD\s*$/im).slice(1);
  for (const [index, card] of cards.slice(0, MOST_CARDS).entries())
    yield* inPages(sentencesOf(card), () => `contact ${index + 1}`);
  if (cards.length > MOST_CARDS) yield leftOut(`contacts ${MOST_CARDS + 1} to ${cards.length}`, { filename, depth });
};
