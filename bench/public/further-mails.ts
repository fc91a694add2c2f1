import { publicMails } from './mails.ts';

/** Excludes mails with parts or an encoding. */
const ENCODED = /^content-(?:type:\s*(?!text\/plain)|transfer-encoding:\s*(?:base64|quoted))/im;
const BODY = '\n\n';
/** A line of prose, without mail borders, markup or encoded content. */
const WRITTEN = /^(?!From |M.{60}$|\S{40})[^<]*$/;
/** A prime far from the length of a mail: neighbouring lines end up far apart. */
const STEP = 7_919;

const headOf = (mail: string): string => mail.slice(0, mail.indexOf(BODY) + BODY.length);

/**
 * Generates mails beyond the corpus: repeats each plain mail with a new number and other lines of the corpus, so that
 * no two are equal and word frequencies stay. Leaves out mails with parts or an encoding.
 */
export function* furtherMails(): Iterable<Buffer> {
  const plain = publicMails()
    .map((mail) => mail.toString('latin1'))
    .filter((mail) => mail.includes(BODY) && !ENCODED.test(headOf(mail)));
  const bodies = plain.map((mail) => mail.slice(headOf(mail).length).split('\n'));
  const lines = bodies.flat().filter((line) => WRITTEN.test(line));
  for (let round = 1, line = 0; ; round += 1)
    for (const [number, mail] of plain.entries()) {
      const head = headOf(mail).replace(/^message-id:.*$/im, `Message-ID: <${round}.${number}@example.test>`);
      const body = bodies[number]?.map(() => lines[(line++ * STEP * round) % lines.length]);
      yield Buffer.from(`${head}${body?.join('\n')}\n\n`, 'latin1');
    }
}
