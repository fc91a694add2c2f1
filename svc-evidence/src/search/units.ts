/** As far behind its end somebody may look: nothing stands there. */
const BEHIND = 8;

let units = new Uint16Array(65_536);
let bytes = Buffer.from(units.buffer);

/**
 * The UTF-16 units of a text, until the next is asked for. There are many ways in which the engine keeps a text, and each
 * look at a sign of one asks which it is: once a process has met them all, that takes longer than the rest of lexing.
 */
export const unitsOf = (text: string): Uint16Array => {
  const { length } = text;
  if (length + BEHIND > units.length) {
    units = new Uint16Array(2 * length + BEHIND);
    bytes = Buffer.from(units.buffer);
  }
  bytes.write(text, 'utf16le');
  units.fill(0, length, length + BEHIND);
  return units;
};
