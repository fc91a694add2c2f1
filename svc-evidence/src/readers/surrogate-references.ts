/** U+D800 to U+DBFF, and U+DC00 to U+DFFF. */
const HIGH = String.raw`x0*d[89ab][0-9a-f]{2}|5529[6-9]|55[3-9]\d{2}|56[0-2]\d{2}|563[01]\d`;
const LOW = String.raw`x0*d[c-f][0-9a-f]{2}|563[2-9]\d|56[4-9]\d{2}|57[0-2]\d{2}|573[0-3]\d|5734[0-3]`;
const PAIR = new RegExp(`&#(${HIGH});&#(${LOW});`, 'gi');

/** A pair that the next piece may complete. */
const OPEN = /&(?:#(?:x[0-9a-f]{0,4}|\d{0,5})(?:;(?:&(?:#(?:x[0-9a-f]{0,4}|\d{0,5}))?)?)?)?$/i;

const codeOf = (reference: string): number =>
  /^x/i.test(reference) ? Number.parseInt(reference.slice(1), 16) : Number(reference);

const pairsJoined = (text: string): string =>
  text.includes('&#')
    ? text.replace(PAIR, (_, high: string, low: string) => String.fromCharCode(codeOf(high), codeOf(low)))
    : text;

/** "&#55357;&#56397;" is one sign that phones write as two character references, which XML does not allow. */
export async function* withPairs(text: AsyncIterable<string>): AsyncIterable<string> {
  let rest = '';
  for await (const piece of text) {
    const all = pairsJoined(rest + piece);
    const open = OPEN.exec(all);
    rest = open?.[0] ?? '';
    yield all.slice(0, all.length - rest.length);
  }
  if (rest) yield rest;
}
