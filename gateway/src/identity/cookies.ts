const pairsOf = (cookies: string): [name: string, pair: string][] =>
  cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair]);

/** One cookie of a Cookie header; undefined when missing or empty. */
export const cookieIn = (cookies: string, name: string): string | undefined =>
  pairsOf(cookies)
    .find(([other]) => other === name)?.[1]
    .slice(name.length + 1) || undefined;

export const cookiesWithout = (names: string[], cookies: string): string =>
  pairsOf(cookies)
    .filter(([name]) => !names.includes(name))
    .map(([, pair]) => pair)
    .join('; ');
