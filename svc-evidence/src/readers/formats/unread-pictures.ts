import { nameOfPart, type Unit, unreadPart } from '../unit.js';

/** Pictures within a file of a kind from which they cannot be taken. */
export function* unreadPictures(filename: string, depth: number): Iterable<Unit> {
  yield { kind: 'page', path: 'pictures, not read', text: `pictures in ${filename}` };
  yield unreadPart(nameOfPart('pictures', { filename, depth }), { code: 'unknown-kind', named: 'pictures' });
}
