import { JSONParser } from '@streamparser/json';
import { Unreadable } from '../unreadable.js';

export interface JsonElement {
  /** `*` for any index: "chats.list.*.name". The document is "". */
  path: string;
  value: unknown;
}

/** Distinguishes list members and concatenated documents. */
const pathOf = (keys: (string | number | undefined)[]): string =>
  keys
    .filter((key) => key !== undefined)
    .map((key) => (typeof key === 'number' ? '*' : key))
    .join('.');

/**
 * Elements at the given paths as they complete, whatever the length of the document. Accepts JSON lines.
 * @throws Unreadable
 */
export async function* jsonElements(text: AsyncIterable<string>, paths: string[]): AsyncIterable<JsonElement> {
  let complete: JsonElement[] = [];
  const parser = new JSONParser({ paths, keepStack: false, separator: '' });
  parser.onValue = ({ value, key, stack }) => {
    complete.push({ path: pathOf([...stack.map((element) => element.key), key]), value });
  };
  const damaged = (): never => {
    throw new Unreadable('json-damaged');
  };
  parser.onError = damaged;
  for await (const piece of text) {
    parser.write(piece);
    yield* complete;
    complete = [];
  }
  if (!parser.isEnded) parser.end();
  yield* complete;
}
