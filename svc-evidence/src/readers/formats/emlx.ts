import { whole } from '../bytes.js';
import type { Parse } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { mailUnits } from './mail.js';

const LARGEST = 64 * 1_048_576;

// Input: the first 40 bytes. Apple Mail writes the length of the mail, the mail, and a list.
const LENGTH = /^\s*(\d{1,10})\s*\r?\n/;

export const emlx = (read: Parse): Parse =>
  async function* ({ bytes, depth }) {
    const file = await whole(bytes, LARGEST);
    const [line = '', length] = LENGTH.exec(file.toString('latin1', 0, 40)) ?? [];
    const mail = length === undefined ? file : file.subarray(line.length, line.length + Number(length));
    yield* mailUnits(mail, 'mail', depth, read, () => {
      throw new Unreadable('mail-too-deep');
    });
  };
