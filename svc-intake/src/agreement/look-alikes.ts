/**
 * The letters, mostly of other scripts, that look like a Latin one: from the confusables of Unicode Technical Standard
 * 39, as far as names and addresses are written with them. Lower case and without marks: those are folded before.
 */
const alikes = {
  a: 'аαɑ',
  b: 'ьвβ',
  c: 'сϲᴄ',
  d: 'ԁɗ',
  e: 'еєεҽ',
  f: 'ғƒ',
  g: 'ɡց',
  h: 'һհн',
  j: 'јϳ',
  k: 'кκ',
  l: 'iіıιӏɩ1|',
  m: 'м',
  n: 'пոη',
  o: 'оοօөσ0',
  p: 'рρⲣ',
  q: 'ԛզ',
  r: 'гᴦ',
  s: 'ѕꜱʂ',
  t: 'тτ',
  u: 'υսцʋ',
  v: 'νѵᴠ',
  w: 'ѡԝωᴡ',
  x: 'хχ×',
  y: 'уγүყ',
  z: 'ᴢʐ',
};

const latinFor = new Map(
  Object.entries(alikes).flatMap(([latin, others]) => Array.from(others, (letter) => [letter, latin] as const)),
);

/** What a reader takes a text for: one form for all that looks the same. Compared, never shown. */
export const lookOf = (text: string): string => {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLocaleLowerCase('en');
  const folded = Array.from(plain, (letter) => latinFor.get(letter) ?? letter).join('');
  // Two letters that are read as one.
  return folded.replaceAll('rn', 'm').replaceAll('vv', 'w');
};
