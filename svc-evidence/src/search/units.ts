/** Zeros after the end, for look-ahead. */
const BEHIND = 8;

let units = new Uint16Array(65_536);
let bytes = Buffer.from(units.buffer);

/**
 * A shared buffer of UTF-16 units, valid until the next call. V8 dispatches on the string representation at each
 * charAt, which costs more than the rest of lexing.
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
