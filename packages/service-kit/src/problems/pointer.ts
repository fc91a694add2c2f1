/** A path of keys as a JSON pointer (RFC 6901): `['children', 0, 'name']` is `/children/0/name`. */
export const pointerOf = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
