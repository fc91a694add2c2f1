import { Unreadable } from '../unreadable.js';

/** The parser is quadratic in depth; exports stay far below. */
const DEEPEST = 500;

const [QUOTE, BACKSLASH, LIST, LIST_END, OBJECT, OBJECT_END] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

/** @throws Unreadable beyond the depth */
export async function* limitDepth(text: AsyncIterable<string>): AsyncIterable<string> {
  let [depth, isInString, isEscaped] = [0, false, false];
  for await (const piece of text) {
    for (let at = 0; at < piece.length; at += 1) {
      const sign = piece.charCodeAt(at);
      if (isEscaped) isEscaped = false;
      else if (isInString) {
        isEscaped = sign === BACKSLASH;
        isInString = sign !== QUOTE;
      } else if (sign === QUOTE) isInString = true;
      else if (sign === LIST || sign === OBJECT) depth += 1;
      else if (sign === LIST_END || sign === OBJECT_END) depth -= 1;
      if (depth > DEEPEST) throw new Unreadable('json-too-deep');
    }
    yield piece;
  }
}
