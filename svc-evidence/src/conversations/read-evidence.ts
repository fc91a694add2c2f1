import { lookAhead, upTo } from './ahead.js';
import { type Format, sniff } from './sniff.js';
import { storable } from './storable.js';
import type { Parse } from './unit.js';
import { Unreadable } from './unreadable.js';

const HEAD_IN_BYTES = 65_536;

const NOTHING = 'No text could be found in this file, so there is nothing to search.';

/** Reads one file of any accepted type; the content decides which parser does. */
export const readEvidence: Parse = async function* (file) {
  const { sample, all } = await lookAhead(file.bytes, upTo(HEAD_IN_BYTES));
  const head = Buffer.concat(sample);
  if (head.length === 0) throw new Unreadable('This file is empty.');
  const parse = await parsers[sniff(file.filename, head)]();
  let found = false;
  for await (const unit of parse({ ...file, bytes: all })) {
    found ||= /\S/.test(unit.text);
    yield storable(unit);
  }
  if (!found) throw new Unreadable(NOTHING);
};

/** A file needs one of them, and each file is read by a process of its own: what is not needed is not loaded. */
const parsers: Record<Format, () => Promise<Parse>> = {
  text: async () => (await import('./formats/text.js')).text,
  html: async () => (await import('./formats/html.js')).html,
  csv: async () => (await import('./formats/csv.js')).csv,
  json: async () => (await import('./formats/json-chats.js')).jsonChats,
  eml: async () => (await import('./formats/mail.js')).eml(readEvidence),
  mbox: async () => (await import('./formats/mbox.js')).mbox(readEvidence),
  msg: async () => (await import('./formats/msg.js')).msg(readEvidence),
  docx: async () => (await import('./formats/word.js')).docx,
  doc: async () => (await import('./formats/word.js')).doc,
  pdf: async () => (await import('./formats/pdf.js')).pdf(readEvidence),
  pst: async () => (await import('./formats/pst.js')).pst(readEvidence),
  zip: async () => {
    throw new Unreadable('Zip files are kept but not searched: extract them and upload the files inside.');
  },
};
