import { publicMails } from './mails.ts';

/** Mails whose text is as it stands there: no parts, and no encoding. */
const ENCODED = /^content-(?:type:\s*(?!text\/plain)|transfer-encoding:\s*(?:base64|quoted))/im;
const BODY = '\n\n';
/** A line that somebody wrote: no border of a mail, no markup, no encoded file. */
const WRITTEN = /^(?!From |M.{60}$|\S{40})[^<]*$/;
/** A prime far from what a mail is long: lines that stood together are far apart. */
const STEP = 7_919;

const headOf = (mail: string): string => mail.slice(0, mail.indexOf(BODY) + BODY.length);

/**
 * More real words than there are real mails: round after round each plain mail again, under a number of its own and with
 * as many lines as it has, taken from all over the corpus. So no two mails say the same, and words are as frequent as
 * they are. Mails with parts or encoded text are left out.
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
