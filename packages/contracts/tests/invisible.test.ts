import { hasInvisible, withoutInvisible } from '../src/invisible.js';

test.each([
  ['a right-to-left override', 'Alex \u202eelpmaxE'],
  ['an embedding', 'Alex\u202b Example\u202c'],
  ['an isolate that stays open', 'Alex \u2067Example'],
  ['a joiner between Latin letters', 'Al\u200dex'],
  ['a non-joiner between Latin letters', 'Al\u200cex'],
  ['a joiner beside a space', 'Alex \u200d'],
  ['a space without width', 'Alex\u200bExample'],
  ['a soft hyphen', 'Ex\u00adample'],
  ['a byte order mark', '\ufeffAlex'],
  ['a word joiner', 'Alex\u2060'],
  ['a Hangul filler', '\u3164'],
  ['a blank of Braille', '\u2800'],
  ['a tag', 'Alex\u{e0041}'],
  ['a direction mark among Latin letters', 'Alex\u200f'],
  ['a control', 'Alex\u0007'],
  ['a line separator', 'Alex\u2028Example'],
  ['a variation selector after a space', 'Alex \ufe0f'],
])('a text with %s has a character that cannot be seen', (_, text) => {
  expect(hasInvisible(text)).toBe(true);
  expect(hasInvisible(withoutInvisible(text))).toBe(false);
});

test.each([
  ['lines and tabs', 'One\n\tTwo\r\n'],
  ['accents, also decomposed', 'Ame\u0301lie Gagne\u0301'],
  ['a Persian non-joiner', 'می\u200cخواهم'],
  ['a joiner of Devanagari', 'क्\u200dष'],
  ['a Sinhala joiner', 'ශ්\u200dරී'],
  ['an emoji of a family', '👨\u200d👩\u200d👧'],
  ['an emoji with a tone and a profession', '👩🏽\u200d⚖\ufe0f'],
  ['a heart and a key', '❤\ufe0f 1\ufe0f⃣'],
  ['direction marks in Hebrew', 'שלום\u200f (Alex)\u200e'],
  ['a name that our sentences isolate', 'Between \u2068Alex\u2069 and \u2068נועה\u2069.'],
  ['a no-break space', 'Alex\u00a0Example'],
])('a text with %s has none', (_, text) => {
  expect(hasInvisible(text)).toBe(false);
});

test('a name keeps its letters without what cannot be seen', () => {
  expect(withoutInvisible('\u200eWhatsApp \u2068Zoé\u2069 👩🏽\u200d⚖\ufe0f.txt')).toBe(
    'WhatsApp Zoé 👩🏽\u200d⚖\ufe0f.txt',
  );
});
