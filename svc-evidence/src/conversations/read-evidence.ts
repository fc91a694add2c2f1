import { peek } from './bytes.js';
import { csv } from './formats/csv.js';
import { html } from './formats/html.js';
import { jsonChats } from './formats/json-chats.js';
import { eml } from './formats/mail.js';
import { mbox } from './formats/mbox.js';
import { msg } from './formats/msg.js';
import { pdf } from './formats/pdf.js';
import { pst } from './formats/pst.js';
import { text } from './formats/text.js';
import { doc, docx } from './formats/word.js';
import { type Format, sniff } from './sniff.js';
import { type Parse, Unreadable } from './unit.js';

const HEAD_IN_BYTES = 65_536;
/** A mail in a mail in a mail, and so on: deeper than people forward. */
const DEEPEST = 5;

const refuse = (sentence: string): Parse =>
  // biome-ignore lint/correctness/useYield: a parser that has nothing to give
  async function* () {
    throw new Unreadable(sentence);
  };

/** Reads one file of any accepted type; the content decides which parser does. */
export const readEvidence: Parse = async function* (file) {
  if (file.depth > DEEPEST) throw new Unreadable('This lies too deep in other files.');
  const { head, bytes } = await peek(file.bytes, HEAD_IN_BYTES);
  if (head.length === 0) throw new Unreadable('This file is empty.');
  yield* parsers[sniff(file.filename, head)]({ ...file, bytes });
};

const parsers: Record<Format, Parse> = {
  text,
  html,
  csv,
  json: jsonChats,
  eml: eml(readEvidence),
  mbox: mbox(readEvidence),
  msg: msg(readEvidence),
  docx,
  doc,
  pdf,
  pst,
  zip: refuse('Zip files are kept but not searched: extract them and upload the files inside.'),
};
