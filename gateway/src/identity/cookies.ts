import { createHash } from 'node:crypto';

const pairsOf = (cookies: string): [name: string, pair: string][] =>
  cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair]);

/** The value of one cookie of a Cookie header; undefined when it is not there or empty. */
export const cookieIn = (cookies: string, name: string): string | undefined =>
  pairsOf(cookies)
    .find(([other]) => other === name)?.[1]
    .slice(name.length + 1) || undefined;

/** A Cookie header without some of its cookies. */
export const cookiesWithout = (names: string[], cookies: string): string =>
  pairsOf(cookies)
    .filter(([name]) => !names.includes(name))
    .map(([, pair]) => pair)
    .join('; ');

/** What services store and compare instead of the cookie's value. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
