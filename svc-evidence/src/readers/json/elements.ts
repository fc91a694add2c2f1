import { JSONParser } from '@streamparser/json';
import { Unreadable } from '../unreadable.js';

export interface JsonElement {
  /** Where it stands, `*` for any place in a list: "chats.list.*.name". The whole document is "". */
  path: string;
  value: unknown;
}

/** Tells the parser apart from what it read: a member of a list, a document in a row of them. */
const pathOf = (keys: (string | number | undefined)[]): string =>
  keys
    .filter((key) => key !== undefined)
    .map((key) => (typeof key === 'number' ? '*' : key))
    .join('.');

/**
 * The elements of JSON at the given paths, as they are complete, whatever the length of the whole. Documents may follow
 * each other, as in lines of JSON.
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
